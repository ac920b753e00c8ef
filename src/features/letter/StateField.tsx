import { states } from 'words/states';
import { stateIds } from '../../content/stateIds';
import { statesInCongress } from '../../content/statesInCongress';
import { SelectField } from '../../ui/SelectField';
import type { SelectFieldProps } from '../../ui/SelectField';

/** In the order of the language's own names. */
const stateOptions = Object.entries(states).map(([id, name]) => {
  const state = stateIds.find((each) => each === id);
  return [state ? statesInCongress[state].postalCode : id, name] as const;
});

/** The 56 states and territories; its value is a postal code, or empty. */
export function StateField(props: Omit<SelectFieldProps, 'options'>) {
  return <SelectField {...props} options={stateOptions} />;
}
