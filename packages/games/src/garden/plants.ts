/**
 * The plants of the garden: one bed for each game, one plant for each of its eight levels. The child sees no level number
 * and no count: only this table maps a plant to its level.
 */
import type { Language } from '@ankur/content'
import { levels, type Level } from '../levels.ts'

type Names = Readonly<Record<Language, string>>

export const beds = {
  number_stacking: {
    marigold: named('marigold', 'गेंदा', 'ਗੇਂਦਾ'),
    rose: named('rose', 'गुलाब', 'ਗੁਲਾਬ'),
    sunflower: named('sunflower', 'सूरजमुखी', 'ਸੂਰਜਮੁਖੀ'),
    jasmine: named('jasmine', 'चमेली', 'ਚਮੇਲੀ'),
    hibiscus: named('hibiscus', 'गुड़हल', 'ਗੁੜਹਲ'),
    dahlia: named('dahlia', 'डहेलिया', 'ਡੇਲੀਆ'),
    chrysanthemum: named('chrysanthemum', 'गुलदाउदी', 'ਗੁਲਦਾਉਦੀ'),
    tuberose: named('tuberose', 'रजनीगंधा', 'ਰਜਨੀਗੰਧਾ'),
  },
  number_sorting: {
    lotus: named('lotus', 'कमल', 'ਕਮਲ'),
    water_lily: named('water lily', 'कुमुदिनी', 'ਕੁਮੁਦਨੀ'),
    reed: named('reed', 'सरकंडा', 'ਸਰਕੰਡਾ'),
    water_chestnut: named('water chestnut', 'सिंघाड़ा', 'ਸੰਘਾੜਾ'),
    rice: named('rice', 'धान', 'ਝੋਨਾ'),
    taro: named('taro', 'अरबी', 'ਅਰਬੀ'),
    mint: named('mint', 'पुदीना', 'ਪੁਦੀਨਾ'),
    bamboo: named('bamboo', 'बाँस', 'ਬਾਂਸ'),
  },
  letter_sorting: {
    mango: named('mango', 'आम', 'ਅੰਬ'),
    banana: named('banana', 'केला', 'ਕੇਲਾ'),
    neem: named('neem', 'नीम', 'ਨਿੰਮ'),
    peepal: named('peepal', 'पीपल', 'ਪਿੱਪਲ'),
    banyan: named('banyan', 'बरगद', 'ਬੋਹੜ'),
    coconut: named('coconut', 'नारियल', 'ਨਾਰੀਅਲ'),
    guava: named('guava', 'अमरूद', 'ਅਮਰੂਦ'),
    jamun: named('jamun', 'जामुन', 'ਜਾਮਣ'),
  },
  memory: {
    tomato: named('tomato', 'टमाटर', 'ਟਮਾਟਰ'),
    brinjal: named('brinjal', 'बैंगन', 'ਬੈਂਗਣ'),
    okra: named('okra', 'भिंडी', 'ਭਿੰਡੀ'),
    chilli: named('chilli', 'मिर्च', 'ਮਿਰਚ'),
    pea: named('pea', 'मटर', 'ਮਟਰ'),
    bottle_gourd: named('bottle gourd', 'लौकी', 'ਘੀਆ'),
    pumpkin: named('pumpkin', 'कद्दू', 'ਕੱਦੂ'),
    carrot: named('carrot', 'गाजर', 'ਗਾਜਰ'),
  },
  what_comes_next: {
    tulsi: named('tulsi', 'तुलसी', 'ਤੁਲਸੀ'),
    coriander: named('coriander', 'धनिया', 'ਧਨੀਆ'),
    fenugreek: named('fenugreek', 'मेथी', 'ਮੇਥੀ'),
    spinach: named('spinach', 'पालक', 'ਪਾਲਕ'),
    mustard: named('mustard', 'सरसों', 'ਸਰ੍ਹੋਂ'),
    onion: named('onion', 'प्याज़', 'ਪਿਆਜ਼'),
    garlic: named('garlic', 'लहसुन', 'ਲਸਣ'),
    ginger: named('ginger', 'अदरक', 'ਅਦਰਕ'),
  },
  choose_and_ask: {
    apple: named('apple', 'सेब', 'ਸੇਬ'),
    orange: named('orange', 'संतरा', 'ਸੰਤਰਾ'),
    grapes: named('grapes', 'अंगूर', 'ਅੰਗੂਰ'),
    pomegranate: named('pomegranate', 'अनार', 'ਅਨਾਰ'),
    papaya: named('papaya', 'पपीता', 'ਪਪੀਤਾ'),
    lemon: named('lemon', 'नींबू', 'ਨਿੰਬੂ'),
    watermelon: named('watermelon', 'तरबूज़', 'ਤਰਬੂਜ਼'),
    strawberry: named('strawberry', 'स्ट्रॉबेरी', 'ਸਟ੍ਰਾਬੇਰੀ'),
  },
  same_different: {
    wheat: named('wheat', 'गेहूँ', 'ਕਣਕ'),
    maize: named('maize', 'मक्का', 'ਮੱਕੀ'),
    millet: named('millet', 'बाजरा', 'ਬਾਜਰਾ'),
    sugarcane: named('sugarcane', 'गन्ना', 'ਗੰਨਾ'),
    cotton: named('cotton', 'कपास', 'ਕਪਾਹ'),
    gram: named('gram', 'चना', 'ਛੋਲੇ'),
    peanut: named('peanut', 'मूँगफली', 'ਮੂੰਗਫਲੀ'),
    touch_me_not: named('touch-me-not', 'छुई-मुई', 'ਛੂਈ-ਮੂਈ'),
  },
  take_turns: {
    bougainvillea: named('bougainvillea', 'बोगनवेलिया', 'ਬੋਗਨਵਿਲੀਆ'),
    money_plant: named('money plant', 'मनी प्लांट', 'ਮਨੀ ਪਲਾਂਟ'),
    madhumalti: named('madhumalti', 'मधुमालती', 'ਮਧੂਮਾਲਤੀ'),
    bitter_gourd: named('bitter gourd', 'करेला', 'ਕਰੇਲਾ'),
    cucumber: named('cucumber', 'खीरा', 'ਖੀਰਾ'),
    beans: named('beans', 'सेम', 'ਫਲੀਆਂ'),
    ridge_gourd: named('ridge gourd', 'तोरई', 'ਤੋਰੀ'),
    butterfly_pea: named('butterfly pea', 'अपराजिता', 'ਅਪਰਾਜਿਤਾ'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Names>>>>

export type GardenGame = keyof typeof beds
/** Also the name of the plant's drawing. */
export type PlantName = { [Game in GardenGame]: keyof (typeof beds)[Game] }[GardenGame]

export const gardenGames = Object.keys(beds) as readonly GardenGame[]

/** The plants of a bed in level order. */
export function plantsOf(game: GardenGame): readonly PlantName[] {
  return Object.keys(beds[game]) as PlantName[]
}

export function plantFor(game: GardenGame, level: Level): PlantName {
  return plantsOf(game)[levels.indexOf(level)] ?? (plantsOf(game)[0] as PlantName)
}

const names: Readonly<Record<PlantName, Names>> = Object.assign({}, ...Object.values(beds))

export function plantNames(plant: PlantName): Names {
  return names[plant]
}

/** The name on its own or at the start of a sentence; only English has capitals. */
export function plantTitle(plant: PlantName, language: Language): string {
  const name = names[plant][language]
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function named(en: string, hi: string, pa: string): Names {
  return { en, hi, pa }
}
