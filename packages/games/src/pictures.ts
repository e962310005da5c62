/**
 * The things in the games: each has one drawing, and a name in every language of letters.
 *
 * They are things that a child in an Indian home knows and that most children name with this word. Pictures with the same
 * outline look alike and never appear in one round: colour alone must not be the difference.
 */
import type { Language } from '@ankur/content'

export interface Picture {
  readonly names: Readonly<Record<Language, string>>
  readonly outline: string
}

export const pictures = {
  apple: named('apple', 'सेब', 'ਸੇਬ', 'round fruit'),
  banana: named('banana', 'केला', 'ਕੇਲਾ', 'curved fruit'),
  bear: named('bear', 'भालू', 'ਭਾਲੂ', 'four legs'),
  butterfly: named('butterfly', 'तितली', 'ਤਿਤਲੀ', 'butterfly'),
  camel: named('camel', 'ऊँट', 'ਊਠ', 'four legs'),
  cat: named('cat', 'बिल्ली', 'ਬਿੱਲੀ', 'four legs'),
  cow: named('cow', 'गाय', 'ਗਾਂ', 'four legs'),
  door: named('door', 'दरवाज़ा', 'ਦਰਵਾਜ਼ਾ', 'door'),
  drum: named('drum', 'ढोल', 'ਢੋਲ', 'drum'),
  elephant: named('elephant', 'हाथी', 'ਹਾਥੀ', 'four legs'),
  fish: named('fish', 'मछली', 'ਮੱਛੀ', 'fish'),
  flag: named('flag', 'झंडा', 'ਝੰਡਾ', 'flag'),
  flower: named('flower', 'फूल', 'ਫੁੱਲ', 'flower'),
  frog: named('frog', 'मेंढक', 'ਡੱਡੂ', 'frog'),
  goat: named('goat', 'बकरी', 'ਬੱਕਰੀ', 'four legs'),
  house: named('house', 'घर', 'ਘਰ', 'house'),
  ice_cream: named('ice cream', 'आइसक्रीम', 'ਆਈਸਕ੍ਰੀਮ', 'cone'),
  jug: named('jug', 'जग', 'ਜੱਗ', 'jug'),
  key: named('key', 'चाबी', 'ਚਾਬੀ', 'key'),
  kite: named('kite', 'पतंग', 'ਪਤੰਗ', 'kite'),
  lion: named('lion', 'शेर', 'ਸ਼ੇਰ', 'four legs'),
  mango: named('mango', 'आम', 'ਅੰਬ', 'round fruit'),
  moon: named('moon', 'चाँद', 'ਚੰਨ', 'crescent'),
  nose: named('nose', 'नाक', 'ਨੱਕ', 'nose'),
  owl: named('owl', 'उल्लू', 'ਉੱਲੂ', 'bird'),
  plate: named('plate', 'थाली', 'ਥਾਲੀ', 'disc'),
  pomegranate: named('pomegranate', 'अनार', 'ਅਨਾਰ', 'round fruit'),
  queen: named('queen', 'रानी', 'ਰਾਣੀ', 'person'),
  rabbit: named('rabbit', 'खरगोश', 'ਖਰਗੋਸ਼', 'four legs'),
  roti: named('roti', 'रोटी', 'ਰੋਟੀ', 'disc'),
  shoe: named('shoe', 'जूता', 'ਜੁੱਤੀ', 'shoe'),
  spinning_top: named('spinning top', 'लट्टू', 'ਲਾਟੂ', 'cone'),
  sun: named('sun', 'सूरज', 'ਸੂਰਜ', 'sun'),
  tamarind: named('tamarind', 'इमली', 'ਇਮਲੀ', 'curved fruit'),
  tomato: named('tomato', 'टमाटर', 'ਟਮਾਟਰ', 'round fruit'),
  umbrella: named('umbrella', 'छाता', 'ਛਤਰੀ', 'umbrella'),
  van: named('van', 'वैन', 'ਵੈਨ', 'van'),
  watermelon: named('watermelon', 'तरबूज़', 'ਤਰਬੂਜ਼', 'round fruit'),
  zebra: named('zebra', 'ज़ेबरा', 'ਜ਼ੈਬਰਾ', 'four legs'),
} as const satisfies Record<string, Picture>

/** Also the name of the drawing. */
export type PictureName = keyof typeof pictures
export const pictureNames = Object.keys(pictures) as PictureName[]

export function looksLike(one: PictureName, other: PictureName): boolean {
  return pictures[one].outline === pictures[other].outline
}

function named(en: string, hi: string, pa: string, outline: string): Picture {
  return { names: { en, hi, pa }, outline }
}
