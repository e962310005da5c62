import { loadStyles } from '../../platform/load-styles.ts'
import styles from './activities.css?url'
import { ActivitiesDialog } from './activities-dialog.tsx'
import { ActivityEditor } from './activity-editor.tsx'

export async function loadActivitiesDialog() {
  await loadStyles(styles)
  return ActivitiesDialog
}

export async function loadActivityEditor() {
  await loadStyles(styles)
  return ActivityEditor
}
