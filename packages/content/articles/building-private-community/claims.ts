import type { EnglishClaim } from '../../src/english-claims.ts'
import { publications } from '../../src/publications.ts'

const page = '/blogs/building-private-community'

export const claims: readonly EnglishClaim[] = [
  {
    id: 'community_south_india',
    page,
    figure: '37',
    sentence:
      'people from 17 parent groups in rural South India told researchers what the groups give: calm, a place to share, knowledge, and the courage to ask for things.',
    note: 'Groups for children with developmental disabilities, led by an organisation. Families were asked six months after the start, and there was no comparison group.',
    status: 'sourced',
    source: {
      citation:
        'A capacity-building intervention for parents of children with disabilities in rural South India, accessed in November',
      year: 2026,
      url: 'https://litmetric.com/detail/38821012/A-capacity-building-intervention-for-parents-of-children-with-disabilities-in-rural-South-India',
    },
  },
  {
    id: 'community_review',
    page,
    figure: '36 articles',
    sentence:
      'on parents who help parents of children with developmental disabilities were found in a review. Most were from North America and met face to face.',
    note: 'It looked at many kinds of groups. It cannot say which kind is best.',
    status: 'sourced',
    source: {
      citation: 'Understanding the implications of peer support for families, Frontiers in Public Health 9:719640',
      year: 2021,
      url: 'https://www.frontiersin.org/articles/10.3389/fpubh.2021.719640/full',
    },
  },
  {
    id: 'community_whatsapp',
    page,
    figure: '6',
    sentence:
      'parents of autistic children in South Africa talked about their WhatsApp group. It helped with hard days and feelings, and they were glad that a professional was in it.',
    note: 'Very few parents, from one group. They also named limits.',
    status: 'sourced',
    source: {
      citation: 'Cole and others, Journal of Child and Family Studies',
      year: 2017,
      url: 'https://doi.org/10.1007/s10826-017-0855-9',
    },
  },
  {
    id: 'community_malaysia',
    page,
    figure: '3,637',
    sentence:
      'messages in two Facebook groups for parents of autistic children in Malaysia were read. Most gave information, 30.7%, or comfort, 27.8%.',
    note: 'From 2013. It does not say whether the information was correct.',
    status: 'sourced',
    source: {
      citation: 'Mohd Roffeei, Abdullah and Basar, International Journal of Medical Informatics 84:375-385',
      year: 2015,
      url: 'https://paperexplained.cn/articles/paper/detail/6d894ec7afc060401c87d1b5b857f3d1b19f8c39',
    },
  },
  {
    id: 'community_bangladesh',
    page,
    figure: '33.7%',
    sentence: 'of 300 posts in three public autism groups in Bangladesh gave information or advertised something.',
    note: 'The study puts the two together. Therapy centres were a frequent topic.',
    status: 'sourced',
    source: {
      citation:
        'Exploration of the content of public Facebook groups of autism spectrum disorder in Bangladesh, accessed in November',
      year: 2026,
      url: 'https://www.scirp.org/journal/paperinformation.aspx?paperid=131652',
    },
  },
  {
    id: 'community_facebook_rare',
    page,
    figure: '79.2%',
    sentence: 'of 231 members of Facebook groups for rare diseases of children wanted health workers in the group.',
    note: 'Not about autism. Members worried more about Facebook itself than about their own group.',
    status: 'sourced',
    source: {
      citation: 'Facebook support groups for pediatric rare diseases, JMIR Pediatrics and Parenting 5(1):e31411',
      year: 2022,
      url: 'https://pediatrics.jmir.org/2022/1/e31411',
    },
  },
  {
    id: 'community_video',
    page,
    sentence: 'In a small British study, parents of autistic children came more often to a group when it met by video.',
    note: 'Parents who chose to join.',
    status: 'sourced',
    source: publications.lodder2020,
  },
  {
    id: 'community_goa',
    page,
    sentence: 'Families of autistic children in Goa drew back from others for a time, and later found new people.',
    note: 'From 20 interviews and 9 group talks in one state.',
    status: 'sourced',
    source: publications.divan2012,
  },
  {
    id: 'community_crompton',
    page,
    sentence:
      'In a study with 72 adults, autistic people passed on a story to each other as well as others did among themselves.',
    note: 'Adults in the United Kingdom. It shows that autistic people can understand each other well.',
    status: 'sourced',
    source: publications.crompton2020,
  },
  {
    id: 'community_afa',
    page,
    sentence: 'In 1988 and 1989 a few parents in Delhi came together. In 1991 this became Action for Autism.',
    note: 'According to the organisation itself.',
    status: 'sourced',
    source: publications.actionForAutismHistory,
  },
  {
    id: 'community_dpdp',
    page,
    sentence:
      "In India's data law of 2023 a child is anyone under 18. The law does not apply to what a person does with data for private purposes at home.",
    note: 'Sections 2 and 3. So in a private group you depend on the care of its members. Not legal advice.',
    status: 'sourced',
    source: { citation: 'Digital Personal Data Protection Act, sections 2 and 3', year: 2023 },
  },
]
