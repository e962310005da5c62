import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/autism-misunderstood-india'

export const claims: readonly EnglishClaim[] = [
  {
    id: 'misunderstood_heard',
    page,
    figure: '12.6%',
    sentence: 'of the people in India who took part in a survey at a New Delhi hospital had heard of autism.',
    note: 'A school student led the survey, with over 500 answers from India and the US together. Those who had heard of it had more schooling. It does not represent India.',
    status: 'sourced',
    source: {
      citation: 'Puzzle Ribbons, Autism awareness in India, 14 April',
      year: 2019,
      url: 'https://www.puzzleribbons.org/single-post/2019/04/14/41419-autism-awareness-in-india',
    },
  },
  {
    id: 'misunderstood_himachal',
    page,
    figure: '63.5%',
    sentence: 'of 400 parents in Himachal Pradesh could name common early signs of autism, in an online survey of 2024.',
    note: 'It was shared through social media, so parents with phones and schooling answered. It does not represent the state.',
    status: 'sourced',
    source: {
      citation: 'Khalsa and Bansal, IAR Journal of Medicine 5(2)',
      year: 2024,
      url: 'https://www.iarconsortium.org/iarjimph/96/558/parental-awareness-on-pediatric-autism-spectrum-disorders-in-himachal-pradesh-4683/',
    },
  },
  {
    id: 'misunderstood_teachers_mangaluru',
    page,
    figure: '21%',
    sentence: 'of 326 primary teachers in one Indian study knew enough about autism, although 95.7% had heard of it.',
    note: "From 2014, by the authors' own measure. Teachers who had been trained knew more. We read the summary.",
    status: 'sourced',
    source: {
      citation: 'Shetty and Rai, International Journal of Health Sciences and Research 4(4):80-85',
      year: 2014,
    },
  },
  {
    id: 'misunderstood_teachers_andhra',
    page,
    figure: '319',
    sentence:
      'people in 137 elementary schools of coastal Andhra Pradesh answered questions on autism. 54.84% knew that it is a difference in development.',
    note: 'One region. We read the summary.',
    status: 'sourced',
    source: {
      citation:
        'Awareness of autism among primary educators in rural Andhra Pradesh, Asian Journal of Pharmaceutics, accessed in November',
      year: 2026,
      url: 'https://www.asiapharmaceutics.info/index.php/ajp/article/view/6470',
    },
  },
  {
    id: 'misunderstood_doctors',
    page,
    figure: '584',
    sentence:
      'paediatricians across India answered a survey that was presented at a meeting in 2010. They had seen about 24 autistic children each in their whole career, some three times as many as in a survey of 1998.',
    note: 'The exact mean is 23.8. The doctors had worked for 16.7 years on average. Those who answered may have cared more about autism than others.',
    status: 'sourced',
    source: {
      citation: 'Daley, International Meeting for Autism Research, paper 6814',
      year: 2010,
      url: 'https://imfar.confex.com/imfar/2010/webprogram/Paper6814.html',
    },
  },
  {
    id: 'misunderstood_doctors_cam',
    page,
    figure: '417',
    sentence:
      'doctors in India were asked about other treatments for autism. 75% knew little of their risks and uses, and 97% wished for training on autism.',
    note: 'An online survey, mostly of paediatricians. We read the summary.',
    status: 'sourced',
    source: {
      citation: 'Marathe and Sengupta, International Journal of Contemporary Pediatrics',
      year: 2020,
      url: 'https://www.ijpediatrics.com/index.php/ijcp/article/view/3893',
    },
  },
  {
    id: 'misunderstood_cam_parents',
    page,
    figure: '24.5%',
    sentence:
      'of 257 families at a South Indian hospital had given their autistic child some other treatment, most often herbs. More than half of them had not told the doctor.',
    note: 'One hospital. We read the summary, which has no year.',
    status: 'sourced',
    source: {
      citation: 'Herbal medicine as a first-line choice of complementary medicine for South Indian parents, accessed in November',
      year: 2026,
      url: 'https://discovery.researcher.life/article/herbal-medicine-as-a-firstline-choice-of-complementary-medicine-for-south-indian-parentscaregivers-in-the-management-of-asd-children/d30d3c7844ef3bc1ba8c9ed4ad1885f8',
    },
  },
  {
    id: 'misunderstood_kolkata',
    page,
    figure: '0.23%',
    sentence:
      'of school children in Kolkata was the estimate for the broader autism spectrum. Six children met the criteria, and none of them had been diagnosed before.',
    note: 'Teachers rated 11,849 children, but parents answered for only 5,947, and 882 took the second questionnaire. The range is 0.07 to 0.46%. About a fifth of children in the state are not in school, so the authors call this a lower bound.',
    status: 'sourced',
    source: publications.rudra2017,
  },
  {
    id: 'misunderstood_india_1_percent',
    page,
    figure: '1%',
    sentence: 'of children aged 2 to 6 were autistic in a 2018 study of 3,964 children in five regions of India.',
    note: 'It was 1.4% of those aged 6 to 9. Children were seen in person. The five regions do not represent the whole country.',
    status: 'sourced',
    source: publications.arora2018,
  },
  {
    id: 'misunderstood_chandigarh',
    page,
    figure: '19 children',
    sentence:
      'among 8,451 in Chandigarh were found to be autistic when researchers went and looked. 10 were boys and 9 were girls.',
    note: 'So few children that the result may be due to chance. The study used an Indian questionnaire first.',
    status: 'sourced',
    source: {
      citation: 'Arun and Chavan, Indian Journal of Medical Research 154',
      year: 2021,
      url: 'https://deemagclinic.com/2022/02/21/survey-of-autism-spectrum-disorder-in-chandigarh-india-priti-arun-bir-singh-chavan/',
    },
  },
  {
    id: 'misunderstood_girls',
    page,
    sentence: 'In studies that test whole groups of children, there are about 3 autistic boys for each autistic girl.',
    note: 'A review of 54 studies, few of them from South Asia. The tests were made mostly with boys.',
    status: 'sourced',
    source: publications.loomes2017,
  },
  {
    id: 'misunderstood_clinic_boys',
    page,
    sentence: 'Of 154 children in the study that tested an Indian autism tool at four hospitals, 110 were boys.',
    note: 'Not all of them were autistic. They were children that families had brought to a hospital.',
    status: 'sourced',
    source: publications.juneja2014,
  },
  {
    id: 'misunderstood_verbal',
    page,
    sentence:
      'A researcher writes that in India most children with an autism diagnosis also have an intellectual disability and few words. In the US and the UK most of them speak and go to ordinary schools.',
    note: 'From an opinion article. The author says the reason is who reaches a clinic, not the children themselves.',
    status: 'sourced',
    source: {
      citation: 'Chakrabarti, India needs a national programme on autism, as told by an editorial site',
      year: 2023,
      url: 'https://www.insightsonindia.com/2023/04/05/editorial-analysis-india-needs-a-national-programme-on-autism/',
    },
  },
  {
    id: 'misunderstood_delhi_delay',
    page,
    figure: '1.5 years',
    sentence: 'passed between the first worry and the diagnosis in a study of families in cities of North India.',
    note: 'From 84 case records and 20 interviews. Families and health workers did not know which steps come when.',
    status: 'sourced',
    source: publications.bhavnani2022,
  },
  {
    id: 'misunderstood_goa_story',
    page,
    figure: '12 parents',
    sentence:
      'in Goa told researchers their story. At first life was calm. Then came odd things that they thought would pass, then remarks in public, and in the end a place for the child.',
    note: 'A small study in one state. It shows how families feel, not how many families feel this way.',
    status: 'sourced',
    source: publications.desai2012,
  },
  {
    id: 'misunderstood_goa_unkind',
    page,
    sentence: 'In Goa, 20 interviews and 9 group talks described unkindness in public and helpers who knew little.',
    note: 'One state, in 2012.',
    status: 'sourced',
    source: publications.divan2012,
  },
  {
    id: 'misunderstood_delhi_carers',
    page,
    sentence:
      'A study of 13 parents and carers in New Delhi says that more knowledge in the community may mean less stigma and more help.',
    note: 'A small study in one city. Only some of the children were autistic.',
    status: 'sourced',
    source: publications.lockwoodEstrin2023,
  },
  {
    id: 'misunderstood_films',
    page,
    sentence:
      'A worker at Action for Autism in Delhi said that films shape the picture. Two common myths, she said, are that every autistic child has a special gift and that autistic people are violent.',
    note: "One person's view, in a news agency report.",
    status: 'sourced',
    source: {
      citation: 'Press Trust of India, Autism: separating myths from reality, in Business Standard, 1 April',
      year: 2017,
      url: 'https://www.business-standard.com/amp/article/pti-stories/autism-separating-myths-from-reality-117040100414_1.html',
    },
  },
  {
    id: 'misunderstood_not_caused',
    page,
    sentence: 'Autism is not caused by bad parenting, vaccines or diet, and it is not an infection.',
    note: 'Guidance from the health service of the United Kingdom.',
    status: 'sourced',
    source: publications.nhsWhatIsAutism2022,
  },
  {
    id: 'misunderstood_aac',
    page,
    sentence: 'In a review, picture boards, signs and talking devices did not reduce speech. Most people spoke a little more.',
    note: 'The studies were small, and not all of the people were autistic.',
    status: 'sourced',
    source: publications.millar2006,
  },
  {
    id: 'misunderstood_languages',
    page,
    sentence: 'A review found no harm to autistic children from growing up with more than one language.',
    note: 'The review calls the studies few and small.',
    status: 'sourced',
    source: publications.uljarevic2016,
  },
  {
    id: 'misunderstood_crompton',
    page,
    figure: '72 adults',
    sentence:
      'passed on a story in chains. Autistic people told it to each other as well as others did among themselves. Much was lost only in mixed groups.',
    note: 'Adults in the United Kingdom. It shows that not being understood goes both ways.',
    status: 'sourced',
    source: publications.crompton2020,
  },
  {
    id: 'misunderstood_adults',
    page,
    figure: '59%',
    sentence:
      'of 54 autistic adults in New Delhi who were visited at home went to a place such as a centre or work during the day.',
    note: 'Families in one city who were known to a service. The visits were in 2013.',
    status: 'sourced',
    source: publications.daley2014,
  },
  {
    id: 'misunderstood_school_hitting',
    page,
    sentence: 'The right to education law of 2009 forbids physical punishment and mental harassment of a child in school.',
    note: 'Section 17. It can be punished under the rules of service.',
    status: 'sourced',
    source: publications.educationAct2009,
  },
  {
    id: 'misunderstood_law',
    page,
    sentence: 'The list of disabilities in the law of 2016 has 21 conditions, and autism is one of them.',
    note: 'The Schedule of the Act.',
    status: 'sourced',
    source: publications.disabilitiesAct2016,
  },
  {
    id: 'misunderstood_start_early',
    page,
    sentence:
      "India's academy of paediatricians says that support should start as early as possible, and that a final diagnosis is not needed.",
    note: 'Advice from an expert group.',
    status: 'sourced',
    source: publications.dalwai2017,
  },
]
