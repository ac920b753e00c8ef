import { parseEnv } from 'node:util';
import { siteSettings } from '../build/siteSettings';

/** One setting that an operator is asked for. */
export interface Question {
  readonly name: string;
  readonly text: string;
}

/** Comment lines that stand directly above a variable without a value. */
const block = /((?:^#.*\n)+)^([A-Z_]+)=$/gm;

/** @param example .env.example, whose comments are the questions. */
export function questionsIn(example: string): readonly Question[] {
  return [...example.matchAll(block)].map(([, comment = '', name = '']) => ({
    name,
    text: comment.replace(/^# ?/gm, '').trim().replaceAll('\n', ' '),
  }));
}

/**
 * @param earlier the answers to the questions before.
 * @returns what is wrong with an answer, in a sentence; nothing if it can stay.
 */
export function faultOf(
  name: string,
  answer: string,
  earlier: Readonly<Record<string, string>> = {},
): string {
  if (parseEnv(`${name}=${written(answer)}`)[name] !== answer)
    return `${name} is “${answer}”. A file of settings can’t hold all of it: leave out one kind of quotation mark.`;
  try {
    siteSettings({ ...earlier, [name]: answer });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * @returns the value as it has to be written to be read again as it is: a space, `#` or quotation mark in a value needs
 * quotation marks of another kind around it, the double ones last, in which `\n` would be read as the end of a line. A
 * value with all three kinds stays without any; `faultOf` refuses what is then read as something else.
 */
function written(value: string): string {
  if (/^[^\s#'"`]*$/.test(value)) return value;
  const mark = ["'", '`', '"'].find((each) => !value.includes(each)) ?? '';
  return mark + value + mark;
}

/** @returns the file .env: the example with the answers filled in, and the other lines of the file there was. */
export function filledIn(example: string, answers: Readonly<Record<string, string>>, before: string): string {
  const asked = questionsIn(example).map(({ name }) => name);
  const others = Object.entries(parseEnv(before)).filter(([name]) => !asked.includes(name));
  const filled = asked.reduce(
    (text, name) => text.replace(`\n${name}=\n`, () => `\n${name}=${written(answers[name] ?? '')}\n`),
    example,
  );
  return filled + others.map(([name, value = '']) => `\n${name}=${written(value)}\n`).join('');
}
