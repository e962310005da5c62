export interface Source {
  /** The full citation. Always in the language of the publication. */
  readonly citation: string
  readonly year: number
  readonly url?: string
}

/** Publications cited by more than one figure: a correction is made here, once. */
export const publications = {
  actionForAutismHistory: {
    citation: 'Action for Autism, History, accessed in November',
    year: 2026,
    url: 'https://autism-india.org/history.php',
  },
  adolescentClinics: {
    citation: 'National Health Mission, Adolescent Friendly Health Clinics, accessed in November',
    year: 2026,
    url: 'https://nhm.gov.in/index1.php?lang=1&level=3&sublinkid=1247&lid=421',
  },
  arora2018: {
    citation: 'Arora and others, PLoS Medicine 15(7):e1002615',
    year: 2018,
    url: 'https://doi.org/10.1371/journal.pmed.1002615',
  },
  bai2019: {
    citation: 'Bai and others, JAMA Psychiatry 76(10):1035-1043',
    year: 2019,
    url: 'https://doi.org/10.1001/jamapsychiatry.2019.1411',
  },
  bhavnani2022: {
    citation: 'Bhavnani, Lockwood Estrin and others, Journal of Autism and Developmental Disorders 52',
    year: 2022,
    url: 'https://doi.org/10.1007/s10803-021-05047-z',
  },
  brian2024: {
    citation: 'Brian and others, Frontiers in Rehabilitation Sciences, article 1214009',
    year: 2024,
    url: 'https://doi.org/10.3389/fresc.2024.1214009',
  },
  cage2019: {
    citation: 'Cage and Troxell-Whitman, Journal of Autism and Developmental Disorders 49',
    year: 2019,
    url: 'https://doi.org/10.1007/s10803-018-03878-x',
  },
  chaudhary2022: {
    citation: 'Chaudhary and others, BMC Health Services Research',
    year: 2022,
    url: 'https://doi.org/10.1186/s12913-022-08508-y',
  },
  cheng2025: { citation: 'Cheng and others, arXiv 2510.01395', year: 2025, url: 'https://arxiv.org/abs/2510.01395' },
  crompton2020: {
    citation: 'Crompton and others, Autistic peer-to-peer information transfer is highly effective, Autism 24:1704-1712',
    year: 2020,
    url: 'https://doi.org/10.1177/1362361320919286',
  },
  daley2004: {
    citation: 'Daley, Social Science and Medicine 58:1323-1335',
    year: 2004,
    url: 'https://doi.org/10.1016/S0277-9536(03)00330-7',
  },
  daley2014: {
    citation: 'Daley, Weisner and Singhal, Social Science and Medicine 116:142-149',
    year: 2014,
  },
  dalwai2017: {
    citation: 'Dalwai and others, Indian Pediatrics 54:385-393',
    year: 2017,
    url: 'https://doi.org/10.1007/s13312-017-1112-4',
  },
  dataProtectionAct2023: { citation: 'Digital Personal Data Protection Act, section 9(3)', year: 2023 },
  desai2012: {
    citation: 'Desai and others, Transcultural Psychiatry 49:613-637',
    year: 2012,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3472559',
  },
  disabilityDefinitions2016: {
    citation: 'Commissioner for Persons with Disabilities, Meghalaya, definitions of the Act of 2016',
    year: 2016,
    url: 'https://megscpwd.gov.in/disability-def.html',
  },
  disabilitiesAct2016: { citation: 'Rights of Persons with Disabilities Act', year: 2016 },
  divan2012: { citation: 'Divan and others, Autism Research 5:190-200', year: 2012, url: 'https://doi.org/10.1002/aur.1225' },
  dubey2024: { citation: 'Dubey and others, Autism 28:755-769', year: 2024, url: 'https://doi.org/10.1177/13623613231182801' },
  educationAct2009: {
    citation: 'Right of Children to Free and Compulsory Education Act, section 17, as told in a reply to the Lok Sabha',
    year: 2009,
    url: 'https://datais.info/loksabha/question/de1c42864fa03fb7fbaac147b8f657dc/Punishment+in+Schools',
  },
  fang2025: { citation: 'Fang and others, arXiv 2503.17473', year: 2025, url: 'https://arxiv.org/abs/2503.17473' },
  garridoMerchan2026: {
    citation: 'Garrido-Merchán and Cirera Tirschtigel, arXiv 2601.22893',
    year: 2026,
    url: 'https://arxiv.org/abs/2601.22893',
  },
  habicht2024: {
    citation: 'Habicht and others, Nature Medicine 30:595-602',
    year: 2024,
    url: 'https://doi.org/10.1038/s41591-023-02766-x',
  },
  hamdani2021: {
    citation: 'Hamdani and others, International Journal of Mental Health Systems 15:53',
    year: 2021,
    url: 'https://doi.org/10.1186/s13033-021-00476-w',
  },
  howard2021: {
    citation: 'Howard and Sedgewick, Autism 25:2265-2278',
    year: 2021,
    url: 'https://doi.org/10.1177/13623613211014995',
  },
  hyman2020: {
    citation: 'Hyman, Levy and Myers, American Academy of Pediatrics, Pediatrics 145(1):e20193447',
    year: 2020,
    url: 'https://doi.org/10.1542/peds.2019-3447',
  },
  hviid2019: {
    citation: 'Hviid and others, Annals of Internal Medicine 170(8):513-520',
    year: 2019,
    url: 'https://doi.org/10.7326/M18-2101',
  },
  imfarPaper12393: {
    citation: 'International Meeting for Autism Research, paper 12393',
    year: 2013,
    url: 'https://imfar.confex.com/imfar/2013/webprogram/Paper12393.html',
  },
  juneja2014: {
    citation: 'Juneja and others, Indian Pediatrics 51:359-365',
    year: 2014,
    url: 'https://doi.org/10.1007/s13312-014-0417-9',
  },
  kinnaird2019: {
    citation: 'Kinnaird and others, European Psychiatry 55:80-89',
    year: 2019,
    url: 'https://doi.org/10.1016/j.eurpsy.2018.09.004',
  },
  lockwoodEstrin2023: {
    citation: 'Lockwood Estrin and others, International Journal of Environmental Research and Public Health 20:5291',
    year: 2023,
    url: 'https://doi.org/10.3390/ijerph20075291',
  },
  lodder2020: {
    citation: 'Lodder, Papadopoulos and Randhawa, Internet Interventions 21:100336',
    year: 2020,
    url: 'https://doi.org/10.1016/j.invent.2020.100336',
  },
  loomes2017: {
    citation: 'Loomes, Hull and Mandy, Journal of the American Academy of Child and Adolescent Psychiatry 56(6):466-474',
    year: 2017,
    url: 'https://doi.org/10.1016/j.jaac.2017.03.013',
  },
  lucas2014: {
    citation: 'Lucas and others, Computers in Human Behavior 37:94-100',
    year: 2014,
    url: 'https://doi.org/10.1016/j.chb.2014.04.043',
  },
  manohar2019: {
    citation: 'Manohar and others, Journal of Autism and Developmental Disorders 49(8):3146-3158',
    year: 2019,
    url: 'https://doi.org/10.1007/s10803-019-04032-x',
  },
  mcGill2021: {
    citation: 'McGill and Robinson, Advances in Autism 7(4):269-282',
    year: 2021,
    url: 'https://doi.org/10.1108/AIA-04-2020-0025',
  },
  mentalHealthSurvey2019: {
    citation: 'National Mental Health Survey of India, paper on depressive disorders, BMJ Open 9:e027250',
    year: 2019,
    url: 'https://bmjopen.bmj.com/content/9/6/e027250',
  },
  millar2006: {
    citation: 'Millar, Light and Schlosser, Journal of Speech, Language, and Hearing Research 49(2):248-264',
    year: 2006,
    url: 'https://doi.org/10.1044/1092-4388(2006/021)',
  },
  moore2025: {
    citation: 'Moore and others, as reported by UPI on 14 July',
    year: 2025,
    url: 'https://www.upi.com/Top_News/US/2025/07/14/Stanford-study-chatbot-mental-health-ai-artificial-intelligence/3321752525053/',
  },
  nevill2018: {
    citation: 'Nevill, Lecavalier and Stratis, Autism 22(2):84-98',
    year: 2018,
    url: 'https://doi.org/10.1177/1362361316677838',
  },
  newIndianExpress2023: {
    citation: 'The New Indian Express, report on a Rajya Sabha reply, 1 August',
    year: 2023,
    url: 'https://www.newindianexpress.com/nation/2023/aug/01/3372-clinical-psychologists-practising-in-india-delhi-has-the-highest-centre-2600894.html',
  },
  nhmGoa2013: {
    citation: 'National Health Mission Goa, Rashtriya Bal Swasthya Karyakram',
    year: 2013,
    url: 'https://nhm.goa.gov.in/rbsk/',
  },
  nhsWhatIsAutism2022: {
    citation: 'National Health Service (UK), What is autism?',
    year: 2022,
    url: 'https://www.nhs.uk/conditions/autism/what-is-autism/',
  },
  niceCg170: {
    citation: 'National Institute for Health and Care Excellence, guideline CG170',
    year: 2021,
    url: 'https://www.nice.org.uk/guidance/cg170',
  },
  niramaya2026: {
    citation: 'The National Trust, Niramaya health insurance scheme, accessed in November',
    year: 2026,
    url: 'https://thenationaltrust.gov.in/content/scheme/niramaya.php',
  },
  patra2020: {
    citation: 'Patra and others, Journal of Neurosciences in Rural Practice 11:164-169',
    year: 2020,
    url: 'https://doi.org/10.1055/s-0040-1701778',
  },
  perochon2023: {
    citation: 'Perochon and others, Nature Medicine 29:2489-2497',
    year: 2023,
    url: 'https://doi.org/10.1038/s41591-023-02574-3',
  },
  pickles2016: {
    citation: 'Pickles and others, Lancet 388(10059):2501-2509',
    year: 2016,
    url: 'https://doi.org/10.1016/S0140-6736(16)31229-6',
  },
  rahman2016: {
    citation: 'Rahman, Divan and others, Lancet Psychiatry 3(2):128-136',
    year: 2016,
    url: 'https://doi.org/10.1016/S2215-0366(15)00388-0',
  },
  rehabilitationRegister: {
    citation: 'Rehabilitation Council of India, norms and guidelines of the Central Rehabilitation Register',
    year: 2025,
    url: 'https://rehabcouncil.nic.in/norms-guidelines',
  },
  reichow2018: {
    citation: 'Reichow and others, Cochrane Database of Systematic Reviews, CD009260',
    year: 2018,
    url: 'https://doi.org/10.1002/14651858.CD009260.pub3',
  },
  robins2014: { citation: 'Robins and others, Pediatrics 133:37-45', year: 2014, url: 'https://doi.org/10.1542/peds.2013-1813' },
  roy2023: {
    citation: 'Roy and others, Trials 24, study protocol for the COMPASS trial',
    year: 2023,
    url: 'https://doi.org/10.1186/s13063-023-07621-5',
  },
  rudra2017: {
    citation: 'Rudra and others, Autism Research 10(10):1597-1605',
    year: 2017,
    url: 'https://doi.org/10.1002/aur.1812',
  },
  sandbank2023: {
    citation: 'Sandbank and others, Project AIM, BMJ 383:e076733',
    year: 2023,
    url: 'https://doi.org/10.1136/bmj-2023-076733',
  },
  sandbank2024: {
    citation: 'Sandbank and others, JAMA Pediatrics 178(8):763-773',
    year: 2024,
    url: 'https://doi.org/10.1001/jamapediatrics.2024.1832',
  },
  schoolSurvey2014: {
    citation: 'Eighth All India School Education Survey, as told by Friends for Inclusion',
    year: 2014,
    url: 'https://friendsforinclusion.org/2019/12/27/findings-for-people-with-disabilities-from-the-eighth-all-india-school-education-survey',
  },
  sehgal2025: { citation: 'Sehgal and others, arXiv 2503.08562', year: 2025, url: 'https://arxiv.org/html/2503.08562v1' },
  sengupta2023: {
    citation: 'Sengupta and others, Journal of Autism and Developmental Disorders 53(4):1444-1461',
    year: 2023,
    url: 'https://doi.org/10.1007/s10803-021-05367-0',
  },
  singh2017: {
    citation: 'Singh, Ghosh and Nandi, Journal of Autism and Developmental Disorders 47:3097-3111',
    year: 2017,
    url: 'https://doi.org/10.1007/s10803-017-3233-y',
  },
  supremeCourtStemCells: {
    citation: 'Supreme Court of India, Yash Charitable Trust v. Union of India, judgment of 30 January, as told by SCC Online',
    year: 2026,
    url: 'https://www.scconline.com/blog/post/2026/02/03/supreme-court-stem-cell-therapy-for-autism',
  },
  uljarevic2016: {
    citation: 'Uljarević and others, Journal of Child Psychology and Psychiatry 57(11):1205-1217',
    year: 2016,
    url: 'https://doi.org/10.1111/jcpp.12596',
  },
  whoFactSheet2025: {
    citation: 'World Health Organization, fact sheet on autism',
    year: 2025,
    url: 'https://www.who.int/news-room/fact-sheets/detail/autism-spectrum-disorders',
  },
  yahooTalkspace2020: {
    citation: 'Yahoo Finance, report on Talkspace',
    year: 2020,
    url: 'https://finance.yahoo.com/news/michael-phelps-backs-talkspace-for-mental-health-care-204239576.html',
  },
  youthKiAwaaz2025: {
    citation: 'Youth Ki Awaaz and YLAC, Are you there, AI?, as told by Zee News (in Hindi) on 20 August',
    year: 2025,
    url: 'https://zeenews.india.com/hindi/technology/88-percent-students-take-ai-emotional-support-during-stress-survey-finds-mostly-use-chatgpt/2889548',
  },
} as const satisfies Record<string, Source>
