export * from '../en/present.js';
