import type { claims as english } from '../en/claims.ts'
import type { Words } from '../words.ts'

export const claims: Words<typeof english> = {
  not_yet_verified: 'ਹਾਲੇ ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੋਈ',
  source: 'ਸਰੋਤ',
  nearest_source: 'ਸਾਨੂੰ ਜੋ ਮਿਲਿਆ',
  early_signs_known_figure: '22.5%',
  early_signs_known: 'ਭਾਰਤੀ ਮਾਪੇ ਔਟਿਜ਼ਮ ਦੇ ਸ਼ੁਰੂਆਤੀ ਸੰਕੇਤ ਪਛਾਣ ਸਕਦੇ ਹਨ।',
  early_signs_known_note:
    'ਸਾਨੂੰ ਪਤਾ ਨਹੀਂ ਲੱਗਿਆ ਕਿ ਇਹ ਅੰਕੜਾ ਕਿੱਥੋਂ ਆਇਆ। ਹਿਮਾਚਲ ਪ੍ਰਦੇਸ਼ ਦੇ 400 ਮਾਪਿਆਂ ਦੇ ਇੱਕ ਆਨਲਾਈਨ ਸਰਵੇ ਵਿੱਚ ਇਹ 63.5% ਸੀ। ਆਨਲਾਈਨ ਸਰਵੇ ਜ਼ਿਆਦਾਤਰ ਚੰਗੀ ਆਮਦਨ ਵਾਲੇ ਪਰਿਵਾਰਾਂ ਤੱਕ ਪਹੁੰਚਦੇ ਹਨ।',
  mothers_stress_figure: '60%+',
  mothers_stress: 'ਮਾਵਾਂ ਬਹੁਤ ਤਣਾਅ ਦੱਸਦੀਆਂ ਹਨ।',
  mothers_stress_note: 'ਸਾਨੂੰ ਪਤਾ ਨਹੀਂ ਲੱਗਿਆ ਕਿ ਇਹ ਅੰਕੜਾ ਕਿੱਥੋਂ ਆਇਆ। ਭਾਰਤ ਦੀਆਂ 70 ਮਾਵਾਂ ਦੇ ਇੱਕ ਅਧਿਐਨ ਵਿੱਚ ਅੱਧੀਆਂ ਮਾਵਾਂ ਵਿੱਚ ਡਿਪਰੈਸ਼ਨ ਦੇ ਸੰਕੇਤ ਸਨ।',
  therapy_cost_figure: '₹90,000 ਤੋਂ ₹1,50,000',
  therapy_cost: 'ਇੱਕ ਪਰਿਵਾਰ ਦਾ ਸਾਲ ਭਰ ਦਾ ਥੈਰੇਪੀ ਖਰਚ ਹੋ ਸਕਦਾ ਹੈ।',
  therapy_cost_note: 'ਸਾਨੂੰ ਪਤਾ ਨਹੀਂ ਲੱਗਿਆ ਕਿ ਇਹ ਅੰਕੜਾ ਕਿੱਥੋਂ ਆਇਆ। ਕੀਮਤਾਂ ਬਹੁਤ ਵੱਖ-ਵੱਖ ਹੁੰਦੀਆਂ ਹਨ। ਇੱਕ ਤੋਂ ਵੱਧ ਥਾਂ ਪੁੱਛੋ ਅਤੇ ਤੁਲਨਾ ਕਰੋ।',
  detection_age_figure: '18 ਮਹੀਨੇ',
  detection_age: 'ਦੀ ਉਮਰ ਤੋਂ ਸੰਕੇਤ ਅਕਸਰ ਦਿਸ ਸਕਦੇ ਹਨ।',
  detection_age_note:
    'ਅਮਰੀਕਾ ਦੇ ਇਸ ਅਧਿਐਨ ਵਿੱਚ 16,071 ਛੋਟੇ ਬੱਚਿਆਂ ਦੀ 18 ਅਤੇ 24 ਮਹੀਨਿਆਂ ਦੀ ਉਮਰ ਵਿੱਚ ਸਕ੍ਰੀਨਿੰਗ ਹੋਈ। ਸਕ੍ਰੀਨਿੰਗ ਸੰਕੇਤ ਵੇਖਦੀ ਹੈ। ਉਹ ਨਿਦਾਨ (ਡਾਇਗਨੋਸਿਸ) ਨਹੀਂ ਕਰਦੀ।',
  executive_function_figure: '72%',
  executive_function: '12 ਹਫ਼ਤਿਆਂ ਬਾਅਦ ਯੋਜਨਾ ਬਣਾਉਣ ਅਤੇ ਧਿਆਨ ਰੱਖਣ ਵਿੱਚ ਸੁਧਾਰ',
  sequential_thinking_figure: '86%',
  sequential_thinking: 'ਤਰਤੀਬ ਨਾਲ ਸੋਚਣ ਵਿੱਚ ਸੁਧਾਰ',
  parent_confidence_figure: '81%',
  parent_confidence: 'ਮਾਪਿਆਂ ਨੇ ਵਧੇਰੇ ਭਰੋਸਾ ਮਹਿਸੂਸ ਕੀਤਾ',
  persistence_figure: '78%',
  persistence: 'ਵਧੇਰੇ ਦੇਰ ਟਿਕ ਕੇ ਕੋਸ਼ਿਸ਼ ਕੀਤੀ',
  coding_review:
    '6 ਤੋਂ 15 ਸਾਲ ਦੇ ਔਟਿਸਟਿਕ ਅਤੇ ADHD ਵਾਲੇ ਬੱਚਿਆਂ ਉੱਤੇ ਹੋਏ ਅਧਿਐਨਾਂ ਨੂੰ ਮਿਲਾ ਕੇ ਵੇਖਿਆ ਗਿਆ। ਉਨ੍ਹਾਂ ਤੋਂ ਪਤਾ ਲੱਗਿਆ ਕਿ ਇਹ ਬੱਚੇ ਕੋਡਿੰਗ ਸਿੱਖ ਸਕਦੇ ਹਨ।',
  coding_review_note: 'ਇਹ ਅਧਿਐਨ ਛੋਟੇ ਸਨ। ਇਹ ਅੰਕੁਰ ਬਾਰੇ ਨਹੀਂ ਸਨ।',
  signs_before_two: 'ਸੰਕੇਤ ਅਕਸਰ 2 ਸਾਲ ਦੀ ਉਮਰ ਤੋਂ ਪਹਿਲਾਂ ਦਿਸ ਸਕਦੇ ਹਨ।',
  signs_before_two_note:
    'ਅਮਰੀਕਾ ਦੀ ਬਾਲ ਚਿਕਿਤਸਾ ਅਕੈਡਮੀ ਡਾਕਟਰਾਂ ਨੂੰ ਇੱਕ ਸਲਾਹ ਦਿੰਦੀ ਹੈ। ਹਰ ਬੱਚੇ ਦੀ 18 ਅਤੇ 24 ਮਹੀਨਿਆਂ ਉੱਤੇ ਔਟਿਜ਼ਮ ਦੇ ਸੰਕੇਤਾਂ ਦੀ ਸਕ੍ਰੀਨਿੰਗ ਹੋਵੇ।',
}
