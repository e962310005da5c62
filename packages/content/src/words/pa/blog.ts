import type { blog as english } from '../en/blog.ts'
import type { Words } from '../words.ts'

export const blog: Words<typeof english> = {
  title: 'ਸਾਡੇ ਲੇਖ: ਅੰਕੁਰ',
  description: 'ਭਾਰਤ ਦੇ ਪਰਿਵਾਰਾਂ ਲਈ ਔਟਿਜ਼ਮ ਬਾਰੇ ਸੌਖੀ ਬੋਲੀ ਵਿੱਚ ਲੇਖ। ਹਰ ਅੰਕੜੇ ਨਾਲ ਲਿਖਿਆ ਹੈ ਕਿ ਉਹ ਕਿੱਥੋਂ ਆਇਆ।',
  heading: 'ਸਾਡੇ ਲੇਖ',
  lead: 'ਸੌਖੀ ਬੋਲੀ ਵਿੱਚ ਲੇਖ। ਹਰ ਅੰਕੜੇ ਨਾਲ ਲਿਖਿਆ ਹੈ ਕਿ ਉਹ ਕਿੱਥੋਂ ਆਇਆ।',
  short_ones: 'ਪੰਜਾਬੀ ਵਿੱਚ',
  in_english: 'ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ',
  read_time: 'ਪੜ੍ਹਨ ਨੂੰ {n} ਮਿੰਟ',
  category_autism: 'ਔਟਿਜ਼ਮ ਨੂੰ ਸਮਝੋ',
  'category_editors-pick': 'ਖ਼ਾਸ ਲੇਖ',
  category_digital: 'ਫ਼ੋਨ ਅਤੇ ਮਨ ਦੀ ਸਿਹਤ',
  back: 'ਸਾਰੇ ਲੇਖ',
  edited: 'ਪਿਛਲੀ ਤਬਦੀਲੀ',
  unchecked: 'ਕਿਸੇ ਡਾਕਟਰ ਨੇ ਇਹ ਹਾਲੇ ਨਹੀਂ ਵੇਖਿਆ।',
  unread: 'ਪੰਜਾਬੀ ਬੋਲਣ ਵਾਲੇ ਕਿਸੇ ਸਿਹਤ ਕਾਮੇ ਨੇ ਵੀ ਇਹ ਹਾਲੇ ਨਹੀਂ ਪੜ੍ਹਿਆ।',
  short_note: 'ਇਹ {date} ਦੇ ਲੇਖ ਦਾ ਛੋਟਾ ਰੂਪ ਹੈ।',
  full_link: 'ਪੂਰਾ ਲੇਖ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਪੜ੍ਹੋ',
  on_this_page: 'ਇਸ ਪੰਨੇ ਉੱਤੇ',
  in_short: 'ਥੋੜ੍ਹੇ ਵਿੱਚ',
  open_all: 'ਸਾਰੇ ਹਿੱਸੇ ਖੋਲ੍ਹੋ',
  close_all: 'ਸਾਰੇ ਹਿੱਸੇ ਬੰਦ ਕਰੋ',
  sources: 'ਅੰਕੜੇ ਕਿੱਥੋਂ ਆਏ',
  sources_note: 'ਹਰ ਅਧਿਐਨ ਦੀਆਂ ਹੱਦਾਂ ਪੂਰੇ ਲੇਖ ਵਿੱਚ ਲਿਖੀਆਂ ਹਨ।',
  source: 'ਸਰੋਤ {n}',
  not_verified: 'ਹਾਲੇ ਪੱਕਾ ਨਹੀਂ',
}
