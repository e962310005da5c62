import type { CheckedSource } from './checked-source.ts'
import type { Language } from './words/words.ts'

type Names = Readonly<Record<Language, string>>

/**
 * Places where a family can ask for a full check, district by district. Only what a public source says: no phone
 * number among them could be trusted, so none stands here. A district without a row asks at its own hospital.
 */
export interface Place {
  readonly id: string
  readonly state: 'punjab' | 'chandigarh'
  readonly districtId: string
  readonly district: Names
  /** `deic`: a District Early Intervention Centre; `deic_planned`: approved, and nothing read of its opening. */
  readonly kind: 'deic' | 'deic_planned' | 'autism_centre' | 'hospital'
  /** Its name, where the source gives one. */
  readonly name?: Names
  readonly source: CheckedSource
}

const healthMinister: CheckedSource = {
  citation: 'Yes Punjab News',
  url: 'https://yespunjab.com/3-district-early-intervention-centres-approved-for-gurdaspur-patiala-ferozepur/',
  publishedOn: '2020-01-08',
  checkedOn: '2026-11-21',
}

export const places: readonly Place[] = [
  deic('bathinda', { en: 'Bathinda', hi: 'बठिंडा', pa: 'ਬਠਿੰਡਾ' }),
  deic('hoshiarpur', { en: 'Hoshiarpur', hi: 'होशियारपुर', pa: 'ਹੁਸ਼ਿਆਰਪੁਰ' }),
  deic('ludhiana', { en: 'Ludhiana', hi: 'लुधियाना', pa: 'ਲੁਧਿਆਣਾ' }),
  deic('rupnagar', { en: 'Rupnagar (Ropar)', hi: 'रूपनगर (रोपड़)', pa: 'ਰੂਪਨਗਰ (ਰੋਪੜ)' }),
  deic('tarn-taran', { en: 'Tarn Taran', hi: 'तरनतारन', pa: 'ਤਰਨ ਤਾਰਨ' }),
  deicPlanned('ferozepur', { en: 'Ferozepur', hi: 'फ़िरोज़पुर', pa: 'ਫ਼ਿਰੋਜ਼ਪੁਰ' }),
  deicPlanned('gurdaspur', { en: 'Gurdaspur', hi: 'गुरदासपुर', pa: 'ਗੁਰਦਾਸਪੁਰ' }),
  deicPlanned('patiala', { en: 'Patiala', hi: 'पटियाला', pa: 'ਪਟਿਆਲਾ' }),
  {
    id: 'mohali-autism-centre',
    state: 'punjab',
    districtId: 'sas-nagar',
    district: { en: 'SAS Nagar (Mohali)', hi: 'एसएएस नगर (मोहाली)', pa: 'ਐੱਸਏਐੱਸ ਨਗਰ (ਮੁਹਾਲੀ)' },
    kind: 'autism_centre',
    name: {
      en: 'Advanced Autism Care and Research Centre, Sector 79',
      hi: 'एडवांस ऑटिज़्म केयर एंड रिसर्च सेंटर, सेक्टर 79',
      pa: 'ਐਡਵਾਂਸਡ ਔਟਿਜ਼ਮ ਕੇਅਰ ਐਂਡ ਰਿਸਰਚ ਸੈਂਟਰ, ਸੈਕਟਰ 79',
    },
    // First opened in December 2021 and then left unused for years, as the Punjabi Tribune wrote on the same day.
    source: {
      citation: 'Babushahi',
      url: 'https://babushahihindi.com/full-news.php?id=12462',
      publishedOn: '2025-04-02',
      checkedOn: '2026-11-21',
    },
  },
  {
    id: 'chandigarh-gmch',
    state: 'chandigarh',
    districtId: 'chandigarh',
    district: { en: 'Chandigarh', hi: 'चंडीगढ़', pa: 'ਚੰਡੀਗੜ੍ਹ' },
    kind: 'hospital',
    name: {
      en: 'Government Medical College and Hospital, psychiatry',
      hi: 'गवर्नमेंट मेडिकल कॉलेज एंड हॉस्पिटल, मनोरोग विभाग',
      pa: 'ਗੌਰਮਿੰਟ ਮੈਡੀਕਲ ਕਾਲਜ ਐਂਡ ਹਸਪਤਾਲ, ਮਨੋਰੋਗ ਵਿਭਾਗ',
    },
    source: {
      citation: 'Arun and Chavan, Indian Journal of Medical Research 154',
      url: 'https://doi.org/10.4103/ijmr.IJMR_930_19',
      publishedOn: '2021-09',
      checkedOn: '2026-11-21',
    },
  },
]

export interface District {
  readonly id: string
  readonly state: Place['state']
  readonly names: Names
}

/** The districts that have a row, each once. */
export const districts: readonly District[] = places
  .map(({ districtId, state, district }) => ({ id: districtId, state, names: district }))
  .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index)

export function placesOf(districtId: string): readonly Place[] {
  return places.filter((place) => place.districtId === districtId)
}

function deic(id: string, district: Names): Place {
  return { id: `${id}-deic`, state: 'punjab', districtId: id, district, kind: 'deic', source: healthMinister }
}

function deicPlanned(id: string, district: Names): Place {
  return { ...deic(id, district), kind: 'deic_planned' }
}
