import type { Answer, ItemId } from '../instrument.ts'
import type { Texts } from '../language.ts'

export const forDoctorWords = {
  answersOf: {
    en: 'These are the {count} answers that a parent gave on {date}.',
    hi: 'ये वे {count} जवाब हैं जो माता या पिता ने {date} को दिए।',
    pa: 'ਇਹ ਉਹ {count} ਜਵਾਬ ਹਨ ਜੋ ਮਾਪਿਆਂ ਨੇ {date} ਨੂੰ ਦਿੱਤੇ।',
  },
  total: { en: 'Total {total} of {count}.', hi: 'कुल {count} में से {total}।', pa: 'ਕੁੱਲ {count} ਵਿੱਚੋਂ {total}।' },
  someOnYes: {
    en: 'Count on yes: items {items}. All others count on no.',
    hi: 'इन सवालों में "हाँ" गिना जाता है: {items}। बाकी सब में "नहीं" गिना जाता है।',
    pa: 'ਇਨ੍ਹਾਂ ਸਵਾਲਾਂ ਵਿੱਚ "ਹਾਂ" ਗਿਣੀ ਜਾਂਦੀ ਹੈ: {items}। ਬਾਕੀ ਸਭ ਵਿੱਚ "ਨਹੀਂ" ਗਿਣੀ ਜਾਂਦੀ ਹੈ।',
  },
  allOnYes: {
    en: 'All items count on yes.',
    hi: 'सब सवालों में "हाँ" गिना जाता है।',
    pa: 'ਸਾਰੇ ਸਵਾਲਾਂ ਵਿੱਚ "ਹਾਂ" ਗਿਣੀ ਜਾਂਦੀ ਹੈ।',
  },
  allOnNo: {
    en: 'All items count on no.',
    hi: 'सब सवालों में "नहीं" गिना जाता है।',
    pa: 'ਸਾਰੇ ਸਵਾਲਾਂ ਵਿੱਚ "ਨਹੀਂ" ਗਿਣੀ ਜਾਂਦੀ ਹੈ।',
  },
  followUp: {
    en: 'Follow-up questions answered on {date}. Of {total} items, {remaining} still count.',
    hi: 'दूसरे दौर के सवालों के जवाब {date} को। {total} सवालों में से अब भी गिनती में: {remaining}।',
    pa: 'ਦੂਜੇ ਦੌਰ ਦੇ ਸਵਾਲਾਂ ਦੇ ਜਵਾਬ {date} ਨੂੰ। {total} ਸਵਾਲਾਂ ਵਿੱਚੋਂ ਹਾਲੇ ਵੀ ਗਿਣਤੀ ਵਿੱਚ: {remaining}।',
  },
  stillCounts: {
    en: 'Item {id} still counts after the follow-up questions.',
    hi: 'सवाल {id} दूसरे दौर के सवालों के बाद भी गिनती में है।',
    pa: 'ਸਵਾਲ {id} ਦੂਜੇ ਦੌਰ ਦੇ ਸਵਾਲਾਂ ਤੋਂ ਬਾਅਦ ਵੀ ਗਿਣਤੀ ਵਿੱਚ ਹੈ।',
  },
  countsNoMore: {
    en: 'Item {id} no longer counts after the follow-up questions.',
    hi: 'सवाल {id} दूसरे दौर के सवालों के बाद गिनती में नहीं है।',
    pa: 'ਸਵਾਲ {id} ਦੂਜੇ ਦੌਰ ਦੇ ਸਵਾਲਾਂ ਤੋਂ ਬਾਅਦ ਗਿਣਤੀ ਵਿੱਚ ਨਹੀਂ ਹੈ।',
  },
  born: {
    en: 'Born in {month}. Calendar age on that day {months} months.',
    hi: 'जन्म {month} में। उस दिन कैलेंडर से उम्र {months} महीने।',
    pa: 'ਜਨਮ {month} ਵਿੱਚ। ਉਸ ਦਿਨ ਕੈਲੰਡਰ ਮੁਤਾਬਕ ਉਮਰ {months} ਮਹੀਨੇ।',
  },
  birthUnknown: {
    en: 'The month of birth was not given.',
    hi: 'जन्म का महीना नहीं बताया गया।',
    pa: 'ਜਨਮ ਦਾ ਮਹੀਨਾ ਨਹੀਂ ਦੱਸਿਆ ਗਿਆ।',
  },
  early: {
    en: 'Born {weeks} weeks early.',
    hi: 'जन्म समय से {weeks} हफ़्ते पहले हुआ।',
    pa: 'ਜਨਮ ਸਮੇਂ ਤੋਂ {weeks} ਹਫ਼ਤੇ ਪਹਿਲਾਂ ਹੋਇਆ।',
  },
  corrected: {
    en: 'From the due date the age is about {months} months.',
    hi: 'जन्म की तय तारीख से गिनें तो उम्र लगभग {months} महीने है।',
    pa: 'ਜਨਮ ਦੀ ਮਿੱਥੀ ਤਾਰੀਖ ਤੋਂ ਗਿਣੀਏ ਤਾਂ ਉਮਰ ਲਗਭਗ {months} ਮਹੀਨੇ ਹੈ।',
  },
  worried: {
    en: 'A parent, or someone close, is worried.',
    hi: 'माता या पिता को, या किसी अपने को, चिंता है।',
    pa: 'ਮਾਪਿਆਂ ਨੂੰ, ਜਾਂ ਕਿਸੇ ਆਪਣੇ ਨੂੰ, ਚਿੰਤਾ ਹੈ।',
  },
  lostSkills: {
    en: 'The child has stopped using words, gestures or play used before.',
    hi: 'बच्चे ने पहले के शब्द, इशारे या खेल छोड़ दिए हैं।',
    pa: 'ਬੱਚੇ ਨੇ ਪਹਿਲਾਂ ਵਾਲੇ ਸ਼ਬਦ, ਇਸ਼ਾਰੇ ਜਾਂ ਖੇਡਾਂ ਛੱਡ ਦਿੱਤੀਆਂ ਹਨ।',
  },
  sibling: {
    en: 'A brother or sister is autistic.',
    hi: 'भाई या बहन को ऑटिज़्म है।',
    pa: 'ਭਰਾ ਜਾਂ ਭੈਣ ਨੂੰ ਔਟਿਜ਼ਮ ਹੈ।',
  },
} as const satisfies Record<string, Texts>

/** What the parent said of a hearing test, by the option of the follow-up question. */
export const hearingWords: Readonly<Record<string, Texts>> = {
  normal: {
    en: 'Parent reports: hearing tested, no problem found.',
    hi: 'सुनने की जाँच हुई है। माता-पिता के अनुसार बच्चा ठीक से सुनता है।',
    pa: 'ਸੁਣਨ ਦੀ ਜਾਂਚ ਹੋਈ ਹੈ। ਮਾਪਿਆਂ ਮੁਤਾਬਕ ਬੱਚਾ ਠੀਕ ਸੁਣਦਾ ਹੈ।',
  },
  low: {
    en: 'Parent reports: hearing tested, some hearing loss found.',
    hi: 'सुनने की जाँच हुई है। माता-पिता के अनुसार बच्चा कम सुनता है।',
    pa: 'ਸੁਣਨ ਦੀ ਜਾਂਚ ਹੋਈ ਹੈ। ਮਾਪਿਆਂ ਮੁਤਾਬਕ ਬੱਚਾ ਘੱਟ ਸੁਣਦਾ ਹੈ।',
  },
  unclear: {
    en: 'Hearing was tested, but the result was not clear.',
    hi: 'सुनने की जाँच हुई है, पर नतीजा साफ़ नहीं था।',
    pa: 'ਸੁਣਨ ਦੀ ਜਾਂਚ ਹੋਈ ਹੈ, ਪਰ ਨਤੀਜਾ ਸਾਫ਼ ਨਹੀਂ ਸੀ।',
  },
  not_tested: {
    en: 'Hearing was not tested yet.',
    hi: 'सुनने की जाँच अभी नहीं हुई है।',
    pa: 'ਸੁਣਨ ਦੀ ਜਾਂਚ ਹਾਲੇ ਨਹੀਂ ਹੋਈ।',
  },
}

export const answerWords: { readonly [A in Answer]: Texts } = {
  yes: { en: '{id}. {behaviour}: yes', hi: '{id}. {behaviour}: हाँ', pa: '{id}. {behaviour}: ਹਾਂ' },
  no: { en: '{id}. {behaviour}: no', hi: '{id}. {behaviour}: नहीं', pa: '{id}. {behaviour}: ਨਹੀਂ' },
}

/** What each item asks about, short enough for a list; yes means that it is so. */
export const itemLabels: Readonly<Record<ItemId, Texts>> = {
  1: {
    en: 'Looks at a far thing that you point to',
    hi: 'इशारा करने पर दूर की चीज़ को देखना',
    pa: 'ਇਸ਼ਾਰਾ ਕਰਨ ਉੱਤੇ ਦੂਰ ਦੀ ਚੀਜ਼ ਨੂੰ ਵੇਖਣਾ',
  },
  2: {
    en: 'Parent has wondered about hearing',
    hi: 'माता-पिता के मन में सुनने को लेकर सवाल आया',
    pa: 'ਮਾਪਿਆਂ ਦੇ ਮਨ ਵਿੱਚ ਸੁਣਨ ਬਾਰੇ ਸਵਾਲ ਆਇਆ',
  },
  3: { en: 'Plays make-believe games', hi: 'झूठ-मूठ के खेल खेलना', pa: 'ਝੂਠੀ-ਮੂਠੀ ਦੀਆਂ ਖੇਡਾਂ ਖੇਡਣੀਆਂ' },
  4: { en: 'Enjoys climbing onto things', hi: 'चीज़ों पर चढ़ना अच्छा लगना', pa: 'ਚੀਜ਼ਾਂ ਉੱਤੇ ਚੜ੍ਹਨਾ ਚੰਗਾ ਲੱਗਣਾ' },
  5: {
    en: 'Unusual finger movements close to the eyes',
    hi: 'आँखों के पास उँगलियों को अलग ढंग से हिलाना',
    pa: 'ਅੱਖਾਂ ਦੇ ਕੋਲ ਉਂਗਲਾਂ ਨੂੰ ਵੱਖਰੇ ਢੰਗ ਨਾਲ ਹਿਲਾਉਣਾ',
  },
  6: {
    en: 'Points with one finger to ask or get help',
    hi: 'माँगने या मदद के लिए एक उँगली से इशारा',
    pa: 'ਮੰਗਣ ਜਾਂ ਮਦਦ ਲਈ ਇੱਕ ਉਂਗਲ ਨਾਲ ਇਸ਼ਾਰਾ',
  },
  7: {
    en: 'Points with one finger only to show',
    hi: 'सिर्फ़ दिखाने के लिए एक उँगली से इशारा',
    pa: 'ਸਿਰਫ਼ ਵਿਖਾਉਣ ਲਈ ਇੱਕ ਉਂਗਲ ਨਾਲ ਇਸ਼ਾਰਾ',
  },
  8: { en: 'Interested in other children', hi: 'दूसरे बच्चों में दिलचस्पी', pa: 'ਦੂਜੇ ਬੱਚਿਆਂ ਵਿੱਚ ਦਿਲਚਸਪੀ' },
  9: { en: 'Brings things only to show', hi: 'सिर्फ़ दिखाने के लिए चीज़ें लाना', pa: 'ਸਿਰਫ਼ ਵਿਖਾਉਣ ਲਈ ਚੀਜ਼ਾਂ ਲਿਆਉਣੀਆਂ' },
  10: { en: 'Reacts to the name', hi: 'नाम पुकारने पर जवाब देना', pa: 'ਨਾਂ ਲੈ ਕੇ ਬੁਲਾਉਣ ਉੱਤੇ ਹੁੰਗਾਰਾ ਦੇਣਾ' },
  11: { en: 'Smiles back', hi: 'मुस्कान के जवाब में मुस्कुराना', pa: 'ਮੁਸਕਾਨ ਦੇ ਜਵਾਬ ਵਿੱਚ ਮੁਸਕਰਾਉਣਾ' },
  12: { en: 'Very unhappy at common sounds', hi: 'आम आवाज़ों से बहुत परेशान होना', pa: 'ਆਮ ਆਵਾਜ਼ਾਂ ਨਾਲ ਬਹੁਤ ਪਰੇਸ਼ਾਨ ਹੋਣਾ' },
  13: { en: 'Walks alone', hi: 'बिना सहारे चलना', pa: 'ਬਿਨਾਂ ਸਹਾਰੇ ਤੁਰਨਾ' },
  14: {
    en: 'Meets the eyes in talk, play or dressing',
    hi: 'बात, खेल या कपड़े पहनाते समय नज़र मिलाना',
    pa: 'ਗੱਲ, ਖੇਡ ਜਾਂ ਕੱਪੜੇ ਪਾਉਂਦੇ ਸਮੇਂ ਅੱਖ ਮਿਲਾਉਣੀ',
  },
  15: { en: 'Tries to copy', hi: 'नकल करने की कोशिश', pa: 'ਨਕਲ ਕਰਨ ਦੀ ਕੋਸ਼ਿਸ਼' },
  16: {
    en: 'Looks for what the parent turns to see',
    hi: 'माता-पिता मुड़कर जो देखें, उसे ढूँढना',
    pa: 'ਮਾਪੇ ਮੁੜ ਕੇ ਜੋ ਵੇਖਣ, ਉਸ ਨੂੰ ਲੱਭਣਾ',
  },
  17: { en: 'Tries to make the parent watch', hi: 'कोशिश करना कि माता-पिता उसे देखें', pa: 'ਕੋਸ਼ਿਸ਼ ਕਰਨੀ ਕਿ ਮਾਪੇ ਉਸ ਨੂੰ ਵੇਖਣ' },
  18: {
    en: 'Follows a simple request without hand signs',
    hi: 'बिना इशारे के कही आसान बात समझकर करना',
    pa: 'ਬਿਨਾਂ ਇਸ਼ਾਰੇ ਦੇ ਕਹੀ ਸੌਖੀ ਗੱਲ ਸਮਝ ਕੇ ਕਰਨਾ',
  },
  19: {
    en: "Checks the parent's face at something new",
    hi: 'नई बात पर माता-पिता के चेहरे की ओर देखना',
    pa: 'ਨਵੀਂ ਗੱਲ ਉੱਤੇ ਮਾਪਿਆਂ ਦੇ ਚਿਹਰੇ ਵੱਲ ਵੇਖਣਾ',
  },
  20: {
    en: 'Has fun being swung or bounced',
    hi: 'झुलाने या उछालने वाले खेल अच्छे लगना',
    pa: 'ਝੂਟੇ ਦੇਣ ਜਾਂ ਉਛਾਲਣ ਵਾਲੀਆਂ ਖੇਡਾਂ ਚੰਗੀਆਂ ਲੱਗਣੀਆਂ',
  },
}
