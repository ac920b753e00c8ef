import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import { useDeferredSelector } from '../../hooks';
import { cardPath, paths, policyPath } from '../../paths';
import { color } from '../../ui/palette';
import { nextUnanswered } from './surveyFilter';
import { selectVotes } from '../votes/votesSlice';

const words = surveys.ways;

const Switch = styled('nav')({
  display: 'inline-flex',
  marginBlock: '32px 20px',
  padding: 3,
  // Leaves space for the focus ring of either link.
  gap: 8,
  border: `1px solid ${color('control')}`,
  borderRadius: 12,
  background: color('card'),
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.3,
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 44,
    padding: '4px 16px',
    borderRadius: 9,
    color: color('ink'),
    textAlign: 'center',
    textDecoration: 'none',
  },
  '& a:hover': { background: color('tint') },
  '& a[aria-current]': { background: color('primary'), color: color('onPrimary') },
  '@media (forced-colors: active)': { '& a[aria-current]': { outline: '2px solid Highlight' } },
  '@media (max-width: 480px)': { marginBlock: '20px 16px' },
  '@media print': { display: 'none' },
});

/**
 * Switches between the list of all policies and one policy at a time. Links, so that each view has an address.
 * @param policy slug of the policy on display.
 */
export function SurveyViewSwitch({ policy }: { readonly policy?: string }) {
  const open = useDeferredSelector((state) => nextUnanswered(selectVotes(state), '')?.slug);
  const one = policy ?? open ?? policyHeadings[0]?.slug ?? '';
  return (
    <Switch aria-label={words.label}>
      <NavLink end aria-current="true" to={policy === undefined ? paths.surveys : cardPath(policy)}>
        {words.all}
      </NavLink>
      <NavLink aria-current="true" to={policyPath(one)}>
        {words.one}
      </NavLink>
    </Switch>
  );
}
