import { afterEach, beforeEach } from '@jest/globals';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// A warning is a defect: React and MUI report broken markup and hydration through the console.
let complaints: unknown[][] = [];
beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => {
      // Redux Toolkit's development checks warn when they take long, which only shows that the machine is busy.
      if (!/Middleware took \d+ms/.test(String(words[0]))) complaints.push(words);
    };
  }
});
afterEach(() => {
  if (complaints.length > 0) throw new Error(`The console complained: ${complaints.map(String).join('\n')}`);
});
