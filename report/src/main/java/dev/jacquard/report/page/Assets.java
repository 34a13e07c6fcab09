package dev.jacquard.report.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** The style sheet and the script that every page carries. */
final class Assets {
  static final String STYLE = read("page.css");
  static final String SCRIPT = read("page.js");

  private Assets() {}

  /** Only our own script runs, and nothing is fetched, whatever a program is called. */
  static String securityPolicy() {
    return "default-src 'none'; script-src 'sha256-"
        + digest(SCRIPT)
        + "'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
  }

  private static String digest(String script) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
      return Base64.getEncoder().encodeToString(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every JDK has it
    }
  }

  private static String read(String name) {
    try (InputStream in = Assets.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the jar of Jacquard's reports has no " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
