import DefaultTheme from 'vitepress/theme'
import SignedSample from './SignedSample.vue'
import './style.css'

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => app.component('SignedSample', SignedSample),
}
