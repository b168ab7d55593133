export { type Backend, type BackendOptions, createBackend } from './backend.ts';
