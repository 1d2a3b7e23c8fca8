import Razorpay from 'razorpay'

export const accepts = ({ text, headers, secret }) =>
  Razorpay.validateWebhookSignature(text, headers['x-razorpay-signature'], secret)
