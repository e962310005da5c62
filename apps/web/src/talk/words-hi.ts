export { talk } from '@ankur/content/words/hi/talk'
export { talkFolders, talkWords } from '@ankur/content/words/hi/talk-words'
