/** Consistent terms in Hindi and Punjabi: refused words and their replacements. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Translation } from '@ankur/languages'
import { translations } from '@ankur/languages/scripts'

interface RefusedWord {
  /** Matched within one line of the source. */
  readonly instead: RegExp
  readonly say: string
  /** Lines that match this use the word with another meaning. */
  readonly unless?: RegExp
}

/** Whole words only: neither a letter nor a vowel sign on either side. */
const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, 'u')

/** A language that has no list yet is not checked. */
const refused: { readonly [L in Translation]?: readonly RefusedWord[] } = {
  hi: [
    { instead: /उपकरण|डिवाइस|मोबाइल/, say: 'फ़ोन' },
    { instead: word('हामी'), say: 'सहमति' },
    { instead: word('सार|सारों'), say: 'रिपोर्ट', unless: /लेख|^  summary:/ },
    { instead: /जाँच(?:ा|ी|ने|ें|े|ता|ते|कर)/, say: 'पढ़ा (शब्द) या देखा (फ़ाइल): जाँच सिर्फ़ डॉक्टर की' },
    { instead: word('बाद के सवाल|बाद के सवालों|आगे के सवाल|आगे के सवालों|बाद की बातचीत'), say: 'दूसरे दौर के सवाल' },
    { instead: /"पहले जैसा"|'पहले जैसा'/, say: 'पीछे करें' },
    { instead: word('चर'), say: 'वेरिएबल' },
    { instead: /चित्र/, say: 'तस्वीर' },
    { instead: /ध्वनि/, say: 'आवाज़' },
    { instead: word('चुनाव'), say: 'पसंद' },
    { instead: word('उपनाम'), say: 'सरनेम' },
    { instead: word('घटनाएँ'), say: 'कब शुरू हो' },
    { instead: word('नियंत्रण'), say: 'कंट्रोल' },
    { instead: word('विराम'), say: 'थोड़ा रुकें' },
    { instead: word('आराम'), say: 'सुविधा', unless: /^  rest:/ },
    { instead: word('सुगमता'), say: 'सबके लिए आसान' },
    { instead: /[कखग]\u093c|[\u0958-\u095a]/u, say: 'क, ख, ग: no dot below, as papers print them' },
    { instead: /मातृ एवं शिशु/, say: 'जच्चा-बच्चा कार्ड' },
    { instead: word('साझा'), say: 'शेयर' },
    { instead: word('केवल'), say: 'सिर्फ़' },
    { instead: /उपयोगकर्ता/, say: 'यूज़र' },
    { instead: /कूटबद्ध/, say: 'एन्क्रिप्ट' },
    { instead: word('संदर्भ'), say: 'रेफ़रेंस' },
    { instead: /कौन-स/, say: 'कौन सा, कौन सी, कौन से' },
    { instead: /निदान(?! \(डायग्नोसिस\))/, say: 'निदान (डायग्नोसिस) या डायग्नोसिस' },
    { instead: word('मेल(?! सर्वर)'), say: 'ईमेल' },
  ],
  pa: [
    { instead: /ਉਪਕਰ[ਨਣ]|ਡਿਵਾਈਸ|ਮੋਬਾਈਲ|(?<![\p{L}\p{M}])ਯੰਤਰ/u, say: 'ਫ਼ੋਨ' },
    { instead: word('ਹਾਮੀ'), say: 'ਸਹਿਮਤੀ' },
    { instead: word('ਸਾਰ|ਸਾਰਾਂ'), say: 'ਰਿਪੋਰਟ', unless: /ਲੇਖ|^  summary:/ },
    { instead: /ਜਾਂਚ(?:ਿਆ|ੀ|ਣ|ਦ|ੋ|ੇ)/, say: 'ਪੜ੍ਹਿਆ (ਸ਼ਬਦ) ਜਾਂ ਵੇਖਿਆ (ਫ਼ਾਈਲ): ਜਾਂਚ ਸਿਰਫ਼ ਡਾਕਟਰ ਦੀ' },
    { instead: word('ਬਾਅਦ ਦੇ ਸਵਾਲ|ਬਾਅਦ ਦੇ ਸਵਾਲਾਂ|ਹੋਰ ਸਵਾਲਾਂ ਤੋਂ ਬਾਅਦ|ਬਾਅਦ ਦੀ ਗੱਲਬਾਤ'), say: 'ਦੂਜੇ ਦੌਰ ਦੇ ਸਵਾਲ' },
    { instead: /"ਪਹਿਲਾਂ ਵਰਗਾ"|'ਪਹਿਲਾਂ ਵਰਗਾ'/, say: 'ਪਿੱਛੇ ਕਰੋ' },
    { instead: /ਚਿੱਤਰ/, say: 'ਤਸਵੀਰ' },
    { instead: /ਧੁਨੀ/, say: 'ਆਵਾਜ਼' },
    { instead: word('ਅਜੇ'), say: 'ਹਾਲੇ' },
    { instead: /['’]ਤੇ(?![\p{L}\p{M}])/u, say: 'ਉੱਤੇ' },
    { instead: /ਡਾਟਾ/, say: 'ਡੇਟਾ' },
    { instead: word('ਚੋਣ|ਚੋਣਾਂ'), say: 'ਪਸੰਦ' },
    { instead: word('ਉਪਨਾਂ'), say: 'ਗੋਤ ਜਾਂ ਆਖ਼ਰੀ ਨਾਂ' },
    { instead: word('ਘਟਨਾਵਾਂ'), say: 'ਕਦੋਂ ਸ਼ੁਰੂ ਹੋਵੇ' },
    { instead: word('ਕਾਬੂ'), say: 'ਕੰਟਰੋਲ' },
    { instead: word('ਵਿਰਾਮ'), say: 'ਥੋੜ੍ਹਾ ਰੁਕੋ' },
    { instead: word('ਆਰਾਮ'), say: 'ਸਹੂਲਤ', unless: /^  rest:/ },
    { instead: /ਮਾਂ ਅਤੇ ਬੱਚਾ ਸੁਰੱਖਿਆ/, say: 'ਜੱਚਾ-ਬੱਚਾ ਕਾਰਡ' },
    { instead: word('ਮੇਲ(?! ਸਰਵਰ)|ਮੇਲਾਂ'), say: 'ਈਮੇਲ' },
    { instead: /ਅੰਕੁਰ ਦੇ ਨਵੇਂ ਰੂਪ/, say: 'ਵਰਜ਼ਨ' },
    { instead: word('ਸਾਂਭੀ ਹੋਈ|ਸਾਂਭਿਆ ਗਿਆ'), say: 'ਸੰਭਾਲੀ ਹੋਈ, ਸੰਭਾਲਿਆ ਗਿਆ' },
  ],
}

/** Files with texts for families, apart from the message folders of one language. */
const mixed = ['packages/blocks/src', 'packages/games/src', 'packages/content/src/pages']

/** The product's name in the script of each language. */
const names: { readonly [L in Translation]?: string } = { hi: 'अंकुर', pa: 'ਅੰਕੁਰ' }

function latinName(language: Translation): readonly RefusedWord[] {
  const say = names[language]
  return say ? [{ instead: /\bAnkur\b/, say }] : []
}

export function checkConsistentTerms(root: string): string[] {
  const problems: string[] = []
  for (const script of translations) {
    for (const path of sources(root, `packages/content/src/words/${script}`)) {
      problems.push(...refusedIn(root, path, [...(refused[script] ?? []), ...latinName(script)]))
    }
    for (const folder of mixed) {
      for (const path of sources(root, folder)) problems.push(...refusedIn(root, path, refused[script] ?? []))
    }
  }
  return problems
}

function sources(root: string, folder: string): string[] {
  return globSync(`${folder}/**/*.ts`, { cwd: root, exclude: ['**/*.test.ts'] }).toSorted()
}

function refusedIn(root: string, path: string, words: readonly RefusedWord[]): string[] {
  const lines = readFileSync(join(root, path), 'utf8').split('\n')
  return lines.flatMap((line, index) =>
    words
      .filter(({ instead, unless }) => instead.test(line) && !unless?.test(line))
      .map(({ instead, say }) => `${path}:${index + 1} says ${instead.exec(line)?.[0]} instead of ${say}`),
  )
}
