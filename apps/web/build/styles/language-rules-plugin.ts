import { languages } from '@ankur/content'
import type { Plugin } from 'vite'

const id = 'virtual:language-rules.css'
/** Without the null byte of virtual modules: Vite would not treat the module as a style sheet. */
const resolved = `/${id}`

/** CSS cannot compare a language with one that stands elsewhere in the page, so each language has its own selector. */
export function languageRulesPlugin(): Plugin {
  return {
    name: 'ankur-language-rules',
    enforce: 'pre',
    resolveId: (source) => (source === id ? resolved : null),
    load: (source) => (source === resolved ? languageRules() : null),
  }
}

function languageRules(): string {
  const forEach = (selector: (language: string) => string) => languages.map(selector).join(',\n')
  return `@layer pages {
  ${forEach((language) => `html:lang(${language}) .shell__choice[lang='${language}']`)} {
    display: inline;
  }

  ${forEach((language) => `[data-asks='${language}'] .language-row__item:lang(${language})`)} {
    order: -1;
  }

  ${forEach((language) => `[data-asks='${language}'] .language-row__choice:lang(${language})`)} {
    border-color: var(--leaf);
    background: var(--leaf-tint);
    color: var(--leaf);
  }
}
`
}
