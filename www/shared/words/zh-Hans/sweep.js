export * from '../en/sweep.js';
