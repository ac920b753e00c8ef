import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation, Module } from 'webpack';

const inPackage = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

function modulesOf(module: Module): Iterable<Module> {
  return 'modules' in module ? (module.modules as Iterable<Module>) : [module];
}

/** @returns the folders of the packages whose code a build ships. */
function shippedPackages(compilations: readonly Compilation[]): string[] {
  const folders = new Set<string>();
  for (const { modules, chunkGraph } of compilations) {
    for (const outer of modules) {
      if (chunkGraph.getNumberOfModuleChunks(outer) === 0) continue;
      for (const module of modulesOf(outer)) {
        const folder = inPackage.exec(module.nameForCondition() ?? '')?.[1];
        if (folder) folders.add(folder);
      }
    }
  }
  return [...folders].sort();
}

async function licenseText(folder: string): Promise<string> {
  const file = (await readdir(folder)).find((name) => /^licen[cs]e/i.test(name));
  return file
    ? (await readFile(path.join(folder, file), 'utf8')).trim()
    : 'Its package holds no licence text.';
}

/** What is shipped without being a module: the typefaces, subset into `src/app/fonts/`. */
const typefaces = ['public-sans', 'source-serif-4'].map((name) =>
  path.join(import.meta.dirname, '..', 'node_modules', '@fontsource-variable', name),
);

/** @returns the text of `THIRD_PARTY.txt`: name, version and licence of everything by others that visitors download. */
export async function thirdPartyText(compilations: readonly Compilation[]): Promise<string> {
  const parts = await Promise.all(
    [...shippedPackages(compilations), ...typefaces].map(async (folder) => {
      const { name, version, license } = JSON.parse(
        await readFile(path.join(folder, 'package.json'), 'utf8'),
      ) as { name: string; version: string; license?: string };
      if (!license) throw new Error(`${name} names no licence.`);
      return `${name} ${version} (${license})\n\n${await licenseText(folder)}\n`;
    }),
  );
  return `Civic Voice contains work by others, under these licences.\n\n${parts.join(`\n${'-'.repeat(72)}\n\n`)}`;
}
