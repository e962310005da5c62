import { type CheckedSource, readOn, toPlace, type Place } from './place.ts'
import { districts, type DistrictId, type Names } from './district-names.ts'
import { inEachLanguage } from '@ankur/languages'
import { hospitalTexts as say } from '../words/every-language.ts'
import { fill } from '../words/words.ts'

interface Hospital {
  readonly source: CheckedSource
  /** Default: 'Civil Hospital' and the name of the district. */
  readonly name?: Names
  readonly address?: Names
  readonly page?: string
  readonly query?: string
}

const minister: CheckedSource = {
  citation: 'Yes Punjab News',
  url: 'https://yespunjab.com/3-district-early-intervention-centres-approved-for-gurdaspur-patiala-ferozepur/',
  publishedOn: '2020-01-08',
  checkedOn: readOn,
}

/** Early intervention centres as listed by the health minister in January 2020. We found no newer list. */
const centres: Partial<Record<DistrictId, 'reported' | 'planned'>> = {
  bathinda: 'reported',
  hoshiarpur: 'reported',
  ludhiana: 'reported',
  rupnagar: 'reported',
  'tarn-taran': 'reported',
  ferozepur: 'planned',
  gurdaspur: 'planned',
  patiala: 'planned',
}

const hospitals: Readonly<Record<DistrictId, Hospital>> = {
  amritsar: {
    name: say.amritsar.name,
    source: read(
      'The Tribune',
      '2023-10-27',
      'https://www.tribuneindia.com/news/amritsar/projects-announced-for-medical-college-in-amritsar-556948',
    ),
    query: 'Civil Hospital, Amritsar',
  },
  barnala: {
    source: read(
      'Indian News Weekly',
      null,
      'https://indiannewsweekly.com/the-condition-of-barnala-government-hospital-is-bad-patients-are-worried/',
    ),
  },
  // The source names no building, only the centre of the district.
  bathinda: { name: named('district', 'bathinda'), source: minister },
  faridkot: { source: read('Nirpakh Post', null, 'https://nirpakhpost.com/civil-hospital-faridkot-got-first') },
  'fatehgarh-sahib': {
    source: read(
      'The Tribune',
      '2022-03-30',
      'https://www.tribuneindia.com/news/chandigarh/mla-reviews-facilities-in-fatehgarh-sahib-hospital-381980',
    ),
    page: 'https://fatehgarhsahib.nic.in/health-services/',
  },
  fazilka: {
    source: read(
      'Early News 24',
      null,
      'https://earlynews24.com/punjab/hospital-%E0%A4%AE%E0%A5%87%E0%A4%82-%E0%A4%AC%E0%A4%A4%E0%A5%8D%E0%A4%A4%E0%A5%80-%E0%A4%97%E0%A5%81%E0%A4%B2-%E0%A4%AE%E0%A4%B0%E0%A5%80%E0%A4%9C%E0%A5%8B%E0%A4%82-%E0%A4%95%E0%A4%BE-%E0%A4%B9/',
    ),
  },
  ferozepur: {
    name: named('district', 'ferozepur'),
    source: read(
      'ETV Bharat',
      '2022-11-08',
      'https://etvbharat.com/punjabi/punjab/videos/other-videos/central-team-visited-government-hospitals-in-ferozepur/pb20221108175315913913894',
    ),
  },
  gurdaspur: {
    name: say.gurdaspur.name,
    source: read(
      'The Tribune',
      '2023-06-04',
      'https://www.tribuneindia.com/news/amritsar/ayurveda-dispensary-in-gurdaspur-civil-hospital-gets-new-hall-514127',
    ),
    query: 'Civil Hospital, Babri, Gurdaspur',
  },
  hoshiarpur: {
    source: read(
      'The Tribune',
      '2023-07-16',
      'https://www.tribuneindia.com/news/jalandhar/special-secretary-reviews-health-facilities-at-rehab-centre-civil-hospital-in-hoshiarpur-526063',
    ),
  },
  jalandhar: {
    name: say.jalandhar.name,
    source: read('District of Jalandhar', null, 'https://jalandhar.nic.in/html/facilities_hospitals.htm'),
    page: 'https://jalandhar.nic.in/html/facilities_hospitals.htm',
    query: 'Civil Hospital, Jalandhar',
  },
  kapurthala: {
    source: read(
      'Punjab State Human Rights Commission',
      '2010-02-13',
      'http://pshrc.net/html/Visit_reports/INSPECTION_kapurthala_13_02_10.htm',
    ),
  },
  ludhiana: {
    source: read(
      'Hindustan Times',
      '2025-03-19',
      'https://www.hindustantimes.com/cities/chandigarh-news/ludhiana-kejriwal-cm-mann-unveil-renovated-civil-hospital-101742320975196.html',
    ),
  },
  malerkotla: { source: read('My Press Today', null, 'https://mypresstoday.com/in/en/frame/6141/312812837') },
  mansa: {
    source: read(
      'ETV Bharat',
      '2021-01-10',
      'https://etvbharat.com/amp/punjabi/punjab/videos/state/handicapped-childrens-camp-at-civil-hospital/pb20210110151031154',
    ),
  },
  moga: { source: read('Moga Today News', null, 'https://mogatodaynews.com/general-152') },
  'sri-muktsar-sahib': {
    name: named('district', 'sri-muktsar-sahib'),
    source: read('Yes Punjab News', '2024-02-26', 'https://yespunjab.com/malouts-civil-hospital-awarded-a-grade/'),
  },
  pathankot: {
    source: read(
      'ETV Bharat',
      '2024-01-03',
      'https://etvbharat.com/punjabi/punjab/state/pathankot/pathankot-civil-hospital-became-top-hospital-of-punjab-for-its-facilities/pb20240103161246752752810',
    ),
  },
  patiala: {
    name: say.patiala.name,
    source: read('Government Medical College, Patiala', null, 'https://gmcpatiala.edu.in/rajindra-hospital'),
    query: 'Mata Kaushalya Hospital, Patiala',
  },
  rupnagar: {
    source: read(
      'The Tribune',
      '2023-10-13',
      'https://www.tribuneindia.com/news/punjab/ropar-hospital-officials-pulled-up-for-shortage-of-surgical-equipment-552776',
    ),
    query: 'Civil Hospital, Rupnagar',
  },
  'sas-nagar': {
    name: named('district', 'sas-nagar'),
    source: read(
      'Janta Se Rishta',
      '2024-04-15',
      'https://jantaserishta.com/local/punjab/punjab-government-hospitals-will-open-from-16th-april-at-8-am-3223063',
    ),
    query: 'Civil Hospital, Mohali',
  },
  sangrur: {
    source: read(
      'IANS, in Darpan',
      '2022-08-05',
      'https://darpanmagazine.com/news/india/punjab-cm-lays-foundation-stone-for-medical-college-in-sangrur/?page=62',
    ),
  },
  'sbs-nagar': {
    name: say['sbs-nagar'].name,
    source: read(
      'The Tribune',
      '2023-07',
      'https://www.tribuneindia.com/news/jalandhar/deluge-halts-services-at-nshahr-civil-hospital-524693/amp',
    ),
    query: 'Civil Hospital, Nawanshahr',
  },
  'tarn-taran': {
    source: read(
      'The Tribune',
      '2023-12-16',
      'https://www.tribuneindia.com/news/amritsar/tarn-taran-civil-hospital-to-have-trauma-ward-soon-572490',
    ),
  },
  chandigarh: {
    name: say.chandigarh.name,
    address: say.chandigarh.address,
    source: read('Chandigarh Administration', null, 'https://chandigarh.gov.in/dept_hlt.htm'),
    page: 'https://chandigarh.gov.in/dept_hlt.htm',
    query: 'Government Multi Specialty Hospital, Sector 16, Chandigarh',
  },
}

/** One hospital for every district: the first place to go. */
export const districtHospitals: readonly Place[] = districts.map(({ id, names }) => {
  const { source, name = named('civil', id), address = null, page = null, query } = hospitals[id]
  const centre = centres[id]
  return toPlace({
    id: `${id}-hospital`,
    districtId: id,
    kind: 'district_hospital',
    name,
    askFor: centre === 'reported' ? 'opd_or_deic' : 'opd',
    address,
    cost: 'public',
    map: { query: query ?? `Civil Hospital, ${names.en}` },
    page,
    source,
    deic: centre ? { status: centre, source: minister } : null,
  })
})

/** The name of a district hospital that has no special name. */
function named(hospital: 'civil' | 'district', id: DistrictId): Names {
  const names = districts.find((district) => district.id === id)?.names
  return inEachLanguage((language) => fill(say[hospital][language], { district: names?.[language] ?? '' }))
}

function read(citation: string, publishedOn: string | null, url: string): CheckedSource {
  return { citation, url, publishedOn, checkedOn: readOn }
}
