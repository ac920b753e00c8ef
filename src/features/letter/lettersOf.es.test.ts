// The same tests with the words of Spanish pages: there a letter to read and one to send are made at once.
import './lettersOf.test';
