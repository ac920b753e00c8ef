import type { AppThunk } from '../../hooks';
import { consentDocument } from './consentDocument';
import type { Decision } from './consentDocument';
import { consentDecided } from './consentSlice';

/** Records the visitor's choice and carries it out at once. The choice is written first: other tabs obey it from then on. */
export function decideConsent(choice: Decision['choice']): AppThunk {
  return (dispatch, _getState, { device }) => {
    const { payload } = dispatch(consentDecided(choice));
    const record = () => {
      try {
        device.write(consentDocument, payload);
        return true;
      } catch {
        return false;
      }
    };
    const recorded = record();
    device.applyConsent(choice, recorded);
    // A full store: carrying out Decline has made room for the choice itself.
    if (!recorded && !record()) device.markFailed('consent');
  };
}
