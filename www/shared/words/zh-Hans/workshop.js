export * from '../en/workshop.js';
