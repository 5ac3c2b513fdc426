/** Reads an encrypted SSM parameter. Loaded on demand, together with the client. */
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';

export async function readParameter(name: string): Promise<string> {
  const client = new SSMClient({});
  const { Parameter } = await client.send(new GetParameterCommand({ Name: name, WithDecryption: true }));
  client.destroy();
  return Parameter?.Value ?? '';
}
