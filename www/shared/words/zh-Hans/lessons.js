export * from '../en/lessons.js';
