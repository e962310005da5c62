import type { Language } from '@ankur/languages'

export type Names = Readonly<Record<Language, string>>

export interface District {
  /** Kept on the device of a family, so an id stays as it is. */
  readonly id: string
  readonly state: 'punjab' | 'chandigarh'
  readonly names: Names
}

/** All 23 districts of Punjab in the order of the alphabet, and Chandigarh. */
export const districts = [
  punjab('amritsar', 'Amritsar', 'अमृतसर', 'ਅੰਮ੍ਰਿਤਸਰ'),
  punjab('barnala', 'Barnala', 'बरनाला', 'ਬਰਨਾਲਾ'),
  punjab('bathinda', 'Bathinda', 'बठिंडा', 'ਬਠਿੰਡਾ'),
  punjab('faridkot', 'Faridkot', 'फ़रीदकोट', 'ਫ਼ਰੀਦਕੋਟ'),
  punjab('fatehgarh-sahib', 'Fatehgarh Sahib', 'फ़तेहगढ़ साहिब', 'ਫ਼ਤਹਿਗੜ੍ਹ ਸਾਹਿਬ'),
  punjab('fazilka', 'Fazilka', 'फ़ाज़िल्का', 'ਫ਼ਾਜ਼ਿਲਕਾ'),
  punjab('ferozepur', 'Ferozepur', 'फ़िरोज़पुर', 'ਫ਼ਿਰੋਜ਼ਪੁਰ'),
  punjab('gurdaspur', 'Gurdaspur', 'गुरदासपुर', 'ਗੁਰਦਾਸਪੁਰ'),
  punjab('hoshiarpur', 'Hoshiarpur', 'होशियारपुर', 'ਹੁਸ਼ਿਆਰਪੁਰ'),
  punjab('jalandhar', 'Jalandhar', 'जालंधर', 'ਜਲੰਧਰ'),
  punjab('kapurthala', 'Kapurthala', 'कपूरथला', 'ਕਪੂਰਥਲਾ'),
  punjab('ludhiana', 'Ludhiana', 'लुधियाना', 'ਲੁਧਿਆਣਾ'),
  punjab('malerkotla', 'Malerkotla', 'मलेरकोटला', 'ਮਲੇਰਕੋਟਲਾ'),
  punjab('mansa', 'Mansa', 'मानसा', 'ਮਾਨਸਾ'),
  punjab('moga', 'Moga', 'मोगा', 'ਮੋਗਾ'),
  punjab('sri-muktsar-sahib', 'Sri Muktsar Sahib', 'श्री मुक्तसर साहिब', 'ਸ੍ਰੀ ਮੁਕਤਸਰ ਸਾਹਿਬ'),
  punjab('pathankot', 'Pathankot', 'पठानकोट', 'ਪਠਾਨਕੋਟ'),
  punjab('patiala', 'Patiala', 'पटियाला', 'ਪਟਿਆਲਾ'),
  punjab('rupnagar', 'Rupnagar (Ropar)', 'रूपनगर (रोपड़)', 'ਰੂਪਨਗਰ (ਰੋਪੜ)'),
  punjab('sas-nagar', 'SAS Nagar (Mohali)', 'एसएएस नगर (मोहाली)', 'ਐੱਸਏਐੱਸ ਨਗਰ (ਮੁਹਾਲੀ)'),
  punjab('sangrur', 'Sangrur', 'संगरूर', 'ਸੰਗਰੂਰ'),
  punjab('sbs-nagar', 'SBS Nagar (Nawanshahr)', 'एसबीएस नगर (नवांशहर)', 'ਐੱਸਬੀਐੱਸ ਨਗਰ (ਨਵਾਂਸ਼ਹਿਰ)'),
  punjab('tarn-taran', 'Tarn Taran', 'तरनतारन', 'ਤਰਨ ਤਾਰਨ'),
  { id: 'chandigarh', state: 'chandigarh', names: { en: 'Chandigarh', hi: 'चंडीगढ़', pa: 'ਚੰਡੀਗੜ੍ਹ' } },
] as const satisfies readonly District[]

export type DistrictId = (typeof districts)[number]['id']

function punjab<Id extends string>(id: Id, en: string, hi: string, pa: string) {
  return { id, state: 'punjab', names: { en, hi, pa } } as const
}
