import path from 'node:path';
import webpack from 'webpack';
import config from '../../webpack.config';
import { pageSite } from '../serve';
import type { Site } from '../serve';

const folder = import.meta.dirname;
const replaced = ['policyIds', 'policyHeadings', 'policyTexts'];

/** Builds the real app with as many policies as the page says, into `output`. @returns its pages. */
export async function buildManyPolicies(output: string, counts: readonly number[]): Promise<Site[]> {
  const [browser] = [config(undefined, { mode: 'production' })].flat();
  if (!browser) throw new Error('webpack.config.ts has no build for browsers.');
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    webpack(
      {
        ...browser,
        devtool: false,
        ...(process.env.RAW && { optimization: { ...browser.optimization, minimize: false } }),
        output: { ...browser.output, path: output },
        plugins: [
          ...(browser.plugins ?? []),
          ...replaced.map(
            (name) =>
              new webpack.NormalModuleReplacementPlugin(new RegExp(`/${name}$`), (data) => {
                const fromHere = data.context.startsWith(folder);
                const isContent = /\/content(?:\/en)?$/.test(
                  path.dirname(path.join(data.context, data.request)),
                );
                if (isContent && !fromHere) data.request = path.join(folder, `${name}.ts`);
              }),
          ),
        ],
      },
      (error, result) => {
        if (error) reject(error);
        else resolve(result);
      },
    );
  });
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString());
  const groups = stats.toJson({ all: false, chunkGroups: true }).namedChunkGroups;
  const scripts = [groups?.react, groups?.main]
    .flatMap((group) => group?.assets ?? [])
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ name }) => `<script defer src="/${name}"></script>`)
    .join('');
  if (!scripts) throw new Error('webpack built no main script.');
  return counts.map((count) =>
    pageSite(
      '/surveys',
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${count}</title><style>*{box-sizing:border-box}</style><script>window.benchPolicies=${count}</script>${scripts}<body><div id="root"></div>`,
    ),
  );
}

declare global {
  interface Window {
    /** How many policies the bench's page has. */
    benchPolicies: number;
  }
}
