import { expose } from 'comlink';
import { estimateStrength } from './estimateStrength';

/* A worker, because reading the word lists takes a phone the better part of a second. */
expose(estimateStrength);
