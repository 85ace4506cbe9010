export * from '../en/exercises.js';
