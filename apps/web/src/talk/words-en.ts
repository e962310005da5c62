export { talk } from '@ankur/content/words/en/talk'
export { talkFolders, talkWords } from '@ankur/content/words/en/talk-words'
