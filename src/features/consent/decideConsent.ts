import type { AppThunk } from '../../hooks';
import { ifPossible } from '../../storage/storageArea';
import { consentDocument } from './consentDocument';
import type { Decision } from './consentDocument';
import { consentDecided } from './consentSlice';

/**
 * Records the visitor's choice and carries it out at once. Decline is recorded first: other tabs obey it from then on.
 * Accept is recorded last: other tabs then join their answers to those that are on the device already, where all of
 * them writing in the same moment would lose some.
 */
export function decideConsent(choice: Decision['choice']): AppThunk {
  return (dispatch, _getState, { device }) => {
    const { payload } = dispatch(consentDecided(choice));
    const record = () => Boolean(ifPossible(() => device.write(consentDocument, payload)));
    const recorded = choice === 'declined' && record();
    device.applyConsent(choice, recorded);
    // Also after Decline in a full store: carrying it out has made room for the choice itself. Where even that
    // fails, redux-persist tells, and tries again at every occasion.
    if (!recorded) record();
  };
}
