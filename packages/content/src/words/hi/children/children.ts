import type { children as english } from '../../en/children/children.ts'
import type { Words } from '../../words.ts'

export const children: Words<typeof english> = {
  birth_legend: 'जन्म का महीना (चाहें तो)',
  birth_why: 'इससे पता चलेगा कि सवाल उम्र के लिए ठीक हैं।',
  birth_month: 'महीना',
  birth_year: 'साल',
  birth_empty: 'नहीं दिया',
  birth_partly: 'महीना और साल दोनों चुनें।',
  birth_future: 'यह महीना अभी आया नहीं है। कृपया फिर देखें।',
  birth_age: 'आपका बच्चा {months} महीने का है। ये सवाल इस उम्र के लिए ठीक हैं।',
  choice_legend: 'यह किस बच्चे के बारे में है? (चाहें तो)',
  choice_why: 'इससे भाई-बहनों की रिपोर्टें अलग रहती हैं।',
  choice_none: 'किसी बच्चे को नहीं चुना',
  choice_kept: 'पहले चुना हुआ बच्चा',
  choice_failed: 'आपके बच्चों की सूची नहीं खुल सकी। आप बिना चुने आगे बढ़ सकते हैं।',
  nameless: 'बच्चा {n}',
  born: 'जन्म {month}',
  aged: 'उम्र {months} महीने',
  details: '{details}।',
  month_unknown: 'जन्म का महीना नहीं दिया',
  early: 'समय से {weeks} हफ़्ते पहले जन्म',
  add: 'बच्चा जोड़ें',
  chip: '{name}, {months} महीने',
  needs_visit: 'डॉक्टर से मिलना है',
  change_child: 'बदलें',
}
