import { publications, type Source } from '../publications.ts'

/** A publication behind a line of a guide. Rules and amounts change: each has the day on which somebody last read it. */
export interface GuideSource extends Source {
  readonly checkedOn: string
}

const read = (source: Source): GuideSource => ({ ...source, checkedOn: '2026-11-23' })

/** A page without encryption is named by its citation alone: links lead to secure pages only. */
export const guideSources = {
  disabilityList: read(publications.disabilityDefinitions2016),
  disabilitiesAct: read({
    citation: 'Rights of Persons with Disabilities Act 2016, text of the Gazette, as printed by TaxGuru',
    year: 2016,
    url: 'https://taxguru.in/corporate-law/president-assents-rights-of-persons-with-disabilities-act-2016.html',
  }),
  schoolSections: read({
    citation: 'State Commissioner for Persons with Disabilities, Nagaland, on sections 16 and 31, in Eastern Mirror',
    year: 2020,
    url: 'https://www.easternmirrornagaland.com/nagaland-government-notifies-on-education-of-children-with-disabilities',
  }),
  certificateRules: read({
    citation: 'Rights of Persons with Disabilities (Amendment) Rules 2024, as told by SCC Online',
    year: 2024,
    url: 'https://scconline.com/blog/post/2024/10/23/rights-of-persons-with-disabilities-amendment-rules-legal-news',
  }),
  certificateTime: read({
    citation: 'Press Trust of India on the amended rules, in Business Standard, 22 October',
    year: 2024,
    url: 'https://www.business-standard.com/india-news/govt-enforces-new-amendments-to-rights-of-persons-with-disabilities-rules-124102201153_1.html',
  }),
  autismScale: read({
    citation: 'The Telegraph on the guidelines of the ministry for grading autism, 28 June',
    year: 2016,
    url: 'https://www.telegraphindia.com/india/first-autism-disability-yardstick/cid/1516577',
  }),
  niramaya: read({
    citation: 'The National Trust, scheme overview (Niramaya), as read in November',
    year: 2026,
    url: 'https://nationaltrust.nic.in/scheme-overview',
  }),
  niramayaFee: read({
    citation: 'Government of Madhya Pradesh, sparsh.mp.gov.in: Niramaya, as read in November',
    year: 2026,
  }),
  guardianship: read({
    citation: 'The National Trust, Guardianship, as read in November',
    year: 2026,
    url: 'https://thenationaltrust.gov.in/content/innerpage/guardianship.php',
  }),
  educationAmendment: read({
    citation: 'Right of Children to Free and Compulsory Education (Amendment) Act 2012, text at Casemine',
    year: 2012,
    url: 'https://www.casemine.com/act/in/5f5f111c9fca195c05ccdf4b/amp',
  }),
  cbseRules: read({
    citation: 'Central Board of Secondary Education, circular of 26 September, copy at Scribd',
    year: 2018,
    url: 'https://www.scribd.com/document/397832314/Exemptions-concessions-for-PWD-pdf',
  }),
  openSchool: read({
    citation: 'National Institute of Open Schooling, prospectus, copy at Yumpu',
    year: 2015,
    url: 'https://www.yumpu.com/en/document/view/49414734/prospectus-national-institute-of-open-schooling/36',
  }),
  schoolComplaints: read({
    citation: 'State Commission for Persons with Disabilities, Goa, order on refused admissions, in Live News Goa',
    year: 2024,
    url: 'https://livenewsgoa.com/directive-to-all-regular-educational-institutions-on-admissions-to-persons-with-disabilities/',
  }),
  punjabPension: read({
    citation: 'Government of Punjab, Social Security: assistance to disabled persons, as read in November',
    year: 2026,
    url: 'https://sswcd.punjab.gov.in/en/node/5650',
  }),
  taxParent: read({
    citation: 'Income-tax Act 2025, section 127, text at EaseValue, 4 July',
    year: 2026,
    url: 'https://easevalue.com/income-tax-act-2025/section-127-dependant-who-person-disability',
  }),
  taxHigher: read({
    citation: 'Income Tax Bill 2025, clause 127 beside section 80DD, note at TaxTMI',
    year: 2025,
    url: 'https://www.taxtmi.com/tmi_notes?id=1585',
  }),
  taxSevere: read({
    citation: 'Section 80DD with autism and severe disability, note at TaxTMI',
    year: 2005,
    url: 'https://www.taxtmi.com/acts?id=9852',
  }),
  taxForm: read({
    citation: 'Notification No. 177/2005 of the Central Board of Direct Taxes, text at TaxGuru',
    year: 2005,
    url: 'https://taxguru.in/?p=77712',
  }),
  taxPerson: read({
    citation: 'Income-tax Act 2025, section 154, text at AUBSP',
    year: 2026,
    url: 'https://aubsp.com/section-245-o-income-tax-act',
  }),
  taxRegime: read({
    citation: 'Income tax manual on the new tax regime, at TaxTMI',
    year: 2025,
    url: 'https://www.taxtmi.com/manuals?id=4553',
  }),
  railGroups: read({
    citation: "The Railway Minister's answer in the Lok Sabha, 13 December, as reported by NewsDrum",
    year: 2023,
    url: 'https://www.newsdrum.in/national/railways-provides-fare-concession-to-four-categories-of-disabilities-says-minister-2022519',
  }),
  railShare: read({
    citation: 'ETV Bharat on railway certificates for intellectual disability, 22 July',
    year: 2025,
    url: 'https://www.etvbharat.com/en/!bharat/now-intellectually-disabled-persons-to-get-railway-concession-certificates-and-its-benefits-with-dignity-enn25072200594',
  }),
  railOnline: read({
    citation: 'Southern Railway on concession cards, as reported by DT Next, 27 November',
    year: 2024,
    url: 'https://www.dtnext.in/news/tamilnadu/differently-abled-can-now-apply-for-railway-concession-ids-online-812826',
  }),
} as const satisfies Record<string, GuideSource>
