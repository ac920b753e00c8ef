import type { AppThunk } from '../../hooks';
import { ifPossible } from '../../storage/storageArea';
import { consentDocument } from './consentDocument';
import type { Decision } from './consentDocument';
import { consentDecided } from './consentSlice';

/** Records the visitor's choice and carries it out at once. The choice is written first: other tabs obey it from then on. */
export function decideConsent(choice: Decision['choice']): AppThunk {
  return (dispatch, _getState, { device }) => {
    const { payload } = dispatch(consentDecided(choice));
    const record = () => Boolean(ifPossible(() => device.write(consentDocument, payload)));
    const recorded = record();
    device.applyConsent(choice, recorded);
    // A full store: carrying out Decline has made room for the choice itself. Where even that fails,
    // redux-persist tells, and tries again at every occasion.
    if (!recorded) record();
  };
}
