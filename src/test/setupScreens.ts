import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/dom';

// Hashing a password takes half a second, and more on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
