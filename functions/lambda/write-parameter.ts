/** Writes an encrypted SSM parameter with the operator's own credentials; the functions of the service may not. */
import { PutParameterCommand, SSMClient } from '@aws-sdk/client-ssm';

export async function writeParameter(name: string, value: string): Promise<void> {
  const client = new SSMClient({});
  await client.send(new PutParameterCommand({ Name: name, Value: value, Type: 'SecureString', Overwrite: true }));
  client.destroy();
}
