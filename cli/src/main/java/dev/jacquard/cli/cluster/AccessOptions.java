package dev.jacquard.cli.cluster;

import dev.jacquard.broker.line.Access;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say how machines of a cluster know each other. Secrets are in variables. */
public final class AccessOptions {
  private static final String PASSWORD = "JACQUARD_CLUSTER_PASSWORD";
  private static final String STORE_PASSWORD = "JACQUARD_CLUSTER_STORE_PASSWORD";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--user",
      paramLabel = "NAME",
      description = "the user of the cluster, with the password in " + PASSWORD)
  private Optional<String> user;

  @Option(
      names = "--keys",
      paramLabel = "FILE",
      description =
          "TLS with this key and certificate (PKCS 12, with the password in "
              + STORE_PASSWORD
              + ")")
  private Optional<Path> keys;

  @Option(
      names = "--trusted",
      paramLabel = "FILE",
      description = "the certificates by which the other side is known (PKCS 12)")
  private Optional<Path> trusted;

  /** What was given; complains about what is missing. */
  public Access value() {
    reject(keys.isPresent() != trusted.isPresent(), "--keys and --trusted go together");
    keys.ifPresent(this::requireFile);
    trusted.ifPresent(this::requireFile);
    return new Access(
        user.map(name -> new Access.User(name, secret("--user", PASSWORD))),
        keys.map(own -> new Access.Stores(own, trusted.get(), secret("--keys", STORE_PASSWORD))));
  }

  private void requireFile(Path file) {
    reject(!Files.isReadable(file), "the file '" + file + "' can't be read");
  }

  private String secret(String option, String variable) {
    String value = System.getenv(variable);
    reject(
        value == null || value.isEmpty(),
        option + " needs a password in the environment variable " + variable);
    return value;
  }

  private void reject(boolean wrong, String sentence) {
    if (wrong) {
      throw new ParameterException(spec.commandLine(), sentence);
    }
  }
}
