import { expose } from 'comlink';
import { PhotoEditor } from './photoEditor';

/* The worker's entry. Each chosen file gets a worker of its own: ending it frees all memory that the file took. */
expose(new PhotoEditor());
