import { states } from 'words/states';
import { stateIds } from '../../content/stateIds';
import { statesInCongress } from '../../content/statesInCongress';
import { SelectField } from '../../ui/SelectField';
import type { SelectFieldProps } from '../../ui/SelectField';

/** In the order of `words/states`, which is alphabetical in the page's language. */
const stateOptions = new Map(
  Object.entries(states).map(([id, name]) => {
    const state = stateIds.find((each) => each === id);
    return [state ? statesInCongress[state].postalCode : id, name];
  }),
);

/** A choice of the 56 states and territories. Its value is a postal code such as `TX`, or empty if none is chosen. */
export function StateField(props: Omit<SelectFieldProps, 'options'>) {
  return <SelectField {...props} options={stateOptions} />;
}
