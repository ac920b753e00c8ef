import { expose } from 'comlink';
import { PhotoEditor } from './photoEditor';

/* Entry of the worker. One worker serves one chosen file; ending it releases everything it holds. */
expose(new PhotoEditor());
