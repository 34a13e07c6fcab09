package dev.jacquard.broker.artemis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.broker.line.Access;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Makes keys and certificates with the keytool of the JDK, as users do. */
final class Certificates {
  private static final String PASSWORD = "changeit";

  private Certificates() {}

  /** A key, and a store that trusts it. */
  static Access.Stores pair(Path directory, String name) throws Exception {
    Path keys = directory.resolve(name + "-keys.p12");
    Path trusted = directory.resolve(name + "-trusted.p12");
    Path certificate = directory.resolve(name + ".crt");
    keytool(keys, "-genkeypair", "-keyalg", "EC", "-dname", "CN=" + name, "-alias", name);
    keytool(keys, "-exportcert", "-alias", name, "-file", certificate.toString());
    keytool(trusted, "-importcert", "-noprompt", "-alias", name, "-file", certificate.toString());
    return new Access.Stores(keys, trusted, PASSWORD);
  }

  private static void keytool(Path store, String... words) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "keytool").toString());
    command.addAll(List.of(words));
    command.addAll(
        List.of("-keystore", store.toString(), "-storetype", "PKCS12", "-storepass", PASSWORD));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes());
    assertThat(process.waitFor()).as(output).isZero();
  }
}
