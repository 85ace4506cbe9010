export * from '../en/floor.js';
