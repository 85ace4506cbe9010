export * from '../en/statistics.js';
