import { helplines, type Helpline } from '../helplines.ts'
import { publications, type Source } from '../publications.ts'

/** A source that a reader can open. */
interface PublishedPage extends Source {
  readonly url: string
}

/**
 * A publication that supports a line of a guide. Rules and amounts change: each has the day on which it was last read.
 * A fact for which no secure page was found is not in a guide.
 */
export interface GuideSource extends PublishedPage {
  readonly checkedOn: string
}

const read = (source: PublishedPage): GuideSource => ({ ...source, checkedOn: '2026-11-23' })
const readAgain = (source: PublishedPage): GuideSource => ({ ...source, checkedOn: '2026-11-28' })

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
  certificateRules: readAgain({
    citation: 'Rights of Persons with Disabilities (Amendment) Rules 2024, as told by SCC Online',
    year: 2024,
    url: 'https://scconline.com/blog/post/2024/10/23/rights-of-persons-with-disabilities-amendment-rules-legal-news',
  }),
  certificateTime: readAgain({
    citation: 'Press Trust of India on the amended rules, in Business Standard, 22 October',
    year: 2024,
    url: 'https://www.business-standard.com/india-news/govt-enforces-new-amendments-to-rights-of-persons-with-disabilities-rules-124102201153_1.html',
  }),
  autismScale: readAgain({
    citation: 'The Telegraph on the guidelines of the ministry for grading autism, 28 June',
    year: 2016,
    url: 'https://www.telegraphindia.com/india/first-autism-disability-yardstick/cid/1516577',
  }),
  certificateTools: readAgain({
    citation: 'Autism Connect, Assessment and certification process of ASD in India, accessed in November',
    year: 2026,
    url: 'https://www.autismconnect.com/blogs/assessment-and-certification-process-of-asd-in-india/',
  }),
  niramaya: readAgain({
    citation: 'The National Trust, scheme overview (Niramaya), accessed in November',
    year: 2026,
    url: 'https://nationaltrust.nic.in/scheme-overview',
  }),
  niramayaJoin: readAgain(publications.niramaya2026),
  niramayaPapersPunjab: readAgain({
    citation: 'District Social Security Officer, Barnala, on Niramaya (in Punjabi), in News Makhani, 11 August',
    year: 2021,
    url: 'https://newsmakhani.com/en/%e0%a8%a8%e0%a8%bf%e0%a8%b0%e0%a8%ae%e0%a8%be%e0%a8%87%e0%a8%86-%e0%a8%b9%e0%a9%88%e0%a8%b2%e0%a8%a5-%e0%a8%87%e0%a9%b0%e0%a8%a8%e0%a8%b6%e0%a9%8b%e0%a8%b0%e0%a9%88%e0%a8%82%e0%a8%b8-%e0%a8%b8',
  }),
  niramayaPapersNagaland: readAgain({
    citation: 'Department of Health and Family Welfare, Nagaland, on Niramaya, as reported by Northeast Today, 22 February',
    year: 2025,
    url: 'https://www.northeasttoday.in/2025/02/22/nagaland-launches-niramaya-health-insurance-scheme-for-persons-with-disabilities/',
  }),
  niramayaFee: readAgain({
    citation: 'Department of Social Justice, Kerala, on Niramaya (in Malayalam), accessed in November',
    year: 2026,
    url: 'https://sjd.kerala.gov.in/website_malayalam/scheme-info.php?scheme_id=IDY2',
  }),
  guardianship: read({
    citation: 'The National Trust, Guardianship, accessed in November',
    year: 2026,
    url: 'https://thenationaltrust.gov.in/content/innerpage/guardianship.php',
  }),
  educationAmendment: read({
    citation: 'Right of Children to Free and Compulsory Education (Amendment) Act 2012, text at Casemine',
    year: 2012,
    url: 'https://www.casemine.com/act/in/5f5f111c9fca195c05ccdf4b/amp',
  }),
  educationAtHome: read({
    citation: 'Hindustan Times on the amended Right to Education Act, 10 May',
    year: 2012,
    url: 'https://www.hindustantimes.com/delhi/rte-amendment-hikes-benefits-for-disabled/story-uYqYAXEIf4Vr21QUDzkXkI.html',
  }),
  cbseRules: read({
    citation: 'Central Board of Secondary Education, circular of 26 September, copy at Scribd',
    year: 2018,
    url: 'https://www.scribd.com/document/397832314/Exemptions-concessions-for-PWD-pdf',
  }),
  cbseApply: readAgain({
    citation: 'Careers360, report on CBSE support for children with special needs, 4 November',
    year: 2025,
    url: 'https://school.careers360.com/boards/cbse/cwsn-benefits-in-cbse',
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
  punjabPension: readAgain({
    citation: 'Government of Punjab, Social Security: assistance to disabled persons, accessed in November',
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
  taxSevere: readAgain({
    citation: 'Section 80DD with autism and severe disability, note at TaxTMI',
    year: 2005,
    url: 'https://www.taxtmi.com/acts?id=9852',
  }),
  taxForm: readAgain({
    citation: 'Notification No. 177/2005 of the Central Board of Direct Taxes, text at TaxGuru',
    year: 2005,
    url: 'https://taxguru.in/?p=77712',
  }),
  taxPerson: readAgain({
    citation: 'Income-tax Act 2025, section 154, text at srimaa.org, accessed in November',
    year: 2026,
    url: 'https://srimaa.org/detail/55650.aspx',
  }),
  taxRegime: read({
    citation: 'Income tax manual on the new tax regime, at TaxTMI',
    year: 2025,
    url: 'https://www.taxtmi.com/manuals?id=4553',
  }),
  railGroups: readAgain({
    citation: "The Railway Minister's answer in the Lok Sabha, 13 December, as reported by NewsDrum",
    year: 2023,
    url: 'https://www.newsdrum.in/national/railways-provides-fare-concession-to-four-categories-of-disabilities-says-minister-2022519',
  }),
  railCourt: readAgain({
    citation: 'ANI on an order of the Delhi High Court, in LatestLY, 15 November',
    year: 2025,
    url: 'https://www.latestly.com/agency-news/india-news-delhi-hc-directs-railways-to-decide-on-including-autism-in-travel-concession-rules-7205755.html',
  }),
  railShare: readAgain({
    citation: 'ETV Bharat on railway certificates for intellectual disability, 22 July',
    year: 2025,
    url: 'https://www.etvbharat.com/en/!bharat/now-intellectually-disabled-persons-to-get-railway-concession-certificates-and-its-benefits-with-dignity-enn25072200594',
  }),
  railOnline: read({
    citation: 'Southern Railway on concession cards, as reported by DT Next, 27 November',
    year: 2024,
    url: 'https://www.dtnext.in/news/tamilnadu/differently-abled-can-now-apply-for-railway-concession-ids-online-812826',
  }),
  healthCard: readAgain({
    citation: 'Press Trust of India on the health scheme of Punjab, in NewsDrum, 23 January',
    year: 2026,
    url: 'https://www.newsdrum.in/national/punjab-health-scheme-ministers-lead-rollout-of-registration-drive-11025898',
  }),
  healthCardFree: readAgain({
    citation: 'Hindustan Times on the health scheme of Punjab, 20 January',
    year: 2026,
    url: 'https://www.hindustantimes.com/cities/chandigarh-news/punjab-govt-to-bear-entire-cost-of-sehat-bima-yojana-dr-balbir-101768847725532.html',
  }),
  healthCardPapers: readAgain({
    citation: 'The Tribune on health cards in Jalandhar, 7 January',
    year: 2026,
    url: 'https://www.tribuneindia.com/news/jalandhar/cm-health-insurance-scheme-to-be-implemented-effectively-adc/',
  }),
  indianTool: read(publications.juneja2014),
  indianPaediatricians: read(publications.dalwai2017),
  hearingTest: read({
    citation: 'Dorset HealthCare, National Health Service (UK), Hearing assessments for babies, accessed in November',
    year: 2026,
    url: 'https://www.dorsethealthcare.nhs.uk/patients-and-visitors/our-services-hospitals/physical-health/audiology/childrens-audiology/hearing-assessments-babies',
  }),
  noBloodTest: read({
    citation: 'Centers for Disease Control and Prevention (US), as quoted by HealthDay on 8 July',
    year: 2024,
    url: 'https://www.healthday.com/a-to-z-health/child-health/how-is-autism-diagnosed-2',
  }),
  speechReview: read(publications.millar2006),
  speechAutism: read({
    citation: 'Schlosser and Wendt, American Journal of Speech-Language Pathology 17(3):212-230, summary by ASHA',
    year: 2008,
    url: 'https://apps.asha.org/EvidenceMaps/Articles/ArticleSummary/ef378226-07c0-48f4-8ba1-3bd0161d57c4',
  }),
  modelling: read({
    citation:
      'Sennott, Light and McNaughton, Research and Practice for Persons with Severe Disabilities 41:101-115, as told by Project Core',
    year: 2016,
    url: 'https://www.project-core.com/aided-language-input/',
  }),
  twoLanguages: read({
    citation: 'Garrido, López and Carballo, Neurología (English edition) 39(1):84-96',
    year: 2024,
    url: 'https://elsevier.es/en-revista-neurologia-295-articulo-bilingualism-language-in-children-with-S217358082300072X',
  }),
  twoLanguagesScope: read({
    citation: 'Linguistic Approaches to Bilingualism 12(1), review of bilingual language development in autism',
    year: 2021,
    url: 'https://www.jbe-platform.com/content/journals/10.1075/lab.21018.pre',
  }),
  cboard: readAgain({
    citation: 'Cboard, project README, accessed in November',
    year: 2026,
    url: 'https://github.com/cboard-org/cboard',
  }),
  jellow: read({
    citation: 'Jellow Communicator, project README, accessed in November',
    year: 2026,
    url: 'https://github.com/jellow-aac/jellow-communicator',
  }),
  wordsRule: read({
    citation: 'Filipek and others, American Academy of Neurology, Neurology 55:468-479',
    year: 2000,
    url: 'https://doi.org/10.1212/wnl.55.4.468',
  }),
  sleepReasons: readAgain({
    citation: 'Birmingham Community Healthcare, National Health Service (UK), Sleep, accessed in November',
    year: 2026,
    url: 'https://www.bhamcommunity.nhs.uk/ndp-asd-support-sleep',
  }),
  sleepGuideline: readAgain({
    citation: 'NICE guideline CG170 on sleep, as summarised by Autism Wales, accessed in November',
    year: 2026,
    url: 'https://autismwales.org/en/community-services/i-work-with-children-in-health-social-care/practitioner-toolkit-support-and-interventions-for-children-with-asd/sleep-issues/',
  }),
  eatingHabits: readAgain({
    citation: 'Raising Children Network (Australia), on fussy eating in autistic children, accessed in November',
    year: 2026,
    url: 'https://raisingchildren.net.au/autism/health-wellbeing/eating-concerns/eating-habits-asd',
  }),
  choking: readAgain({
    citation: "Children's Nutrition Research Center, Baylor College of Medicine (US), on grapes",
    year: 2004,
    url: 'https://www.bcm.edu/research/centers/childrens-nutrition-research-center/consumer/archives/grapes.htm',
  }),
  toileting: readAgain({
    citation: 'Cambridgeshire Community Paediatrics, National Health Service (UK), Toileting, accessed in November',
    year: 2026,
    url: 'https://www.cambspborochildrenshealth.nhs.uk/services/cambridgeshire-community-paediatrics/after-assessment-of-asd/common-issues/toileting',
  }),
  appointments: readAgain({
    citation: 'Raising Children Network (Australia), on appointments for autistic children, accessed in November',
    year: 2026,
    url: 'https://raisingchildren.net.au/autism/behaviour/common-concerns/appointments-asd',
  }),
  senses: readAgain({
    citation: 'Raising Children Network (Australia), Sensory sensitivities and autism, accessed in November',
    year: 2026,
    url: 'https://raisingchildren.net.au/autism/behaviour/understanding-behaviour/sensory-sensitivities-asd',
  }),
  emergencyNumber: sourceOfNumber('emergency'),
  childNumber: sourceOfNumber('child'),
  teleManas: sourceOfNumber('tele_manas'),
  runningOff: read({
    citation: 'Anderson and others, Pediatrics 130:870-877',
    year: 2012,
    url: 'https://doi.org/10.1542/peds.2012-0762',
  }),
  notRecommended: read({
    citation: 'National Health Service (UK), Treatments that are not recommended for autism, accessed in November',
    year: 2026,
    url: 'https://nhs.uk/conditions/autism/autism-and-everyday-life/treatments-that-are-not-recommended-for-autism',
  }),
  stemCells: read(publications.supremeCourtStemCells),
  childGuideline: read(publications.niceCg170),
} as const satisfies Record<string, GuideSource>

/** The source of a phone number that a guide names, as the help page gives it. */
function sourceOfNumber(id: Helpline['id']): GuideSource {
  const helpline = helplines.find((each) => each.id === id)
  if (!helpline) throw new Error(`no helpline ${id}`)
  const { citation, url, publishedOn, checkedOn } = helpline.source
  return { citation, url, checkedOn, year: Number((publishedOn ?? checkedOn).slice(0, 4)) }
}
