import { TextField } from './TextField';
import type { TextFieldProps } from './TextField';

type TextAreaProps = Omit<TextFieldProps, 'multiline' | 'select' | 'htmlInput' | 'input' | 'lang'> & {
  readonly rows: number;
  readonly maxLength?: number;
  readonly readOnly?: boolean;
  /** Of the text, where that is another language than the label's. */
  readonly lang?: string | undefined;
};

/**
 * MUI's field of several lines over a plain textarea, which the browser lets grow. MUI's own measures itself anew
 * with every letter that is typed anywhere on its screen.
 */
export function TextArea({ rows, maxLength, readOnly, lang, ...rest }: TextAreaProps) {
  return (
    <TextField
      {...rest}
      fullWidth
      multiline
      input={{ inputComponent: 'textarea' }}
      htmlInput={{ rows, maxLength, readOnly, lang }}
    />
  );
}
