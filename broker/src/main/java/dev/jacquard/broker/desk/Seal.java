package dev.jacquard.broker.desk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;

/** Signs what may be run, by a key that a desk keeps in its directory. */
public final class Seal {
  private static final String ALGORITHM = "Ed25519";
  private static final FileAttribute<?> OWNER_ONLY =
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

  private final PrivateKey own;
  private final byte[] shown;

  private Seal(PrivateKey own, byte[] shown) {
    this.own = own;
    this.shown = shown;
  }

  /** The key in a directory, which is made if there is none. */
  public static Seal in(Path directory) throws IOException {
    Path secret = directory.resolve("seal");
    Path open = directory.resolve("seal.pub");
    try {
      if (!Files.exists(secret)) {
        KeyPair pair = KeyPairGenerator.getInstance(ALGORITHM).generateKeyPair();
        Files.createDirectories(directory);
        Files.write(open, pair.getPublic().getEncoded());
        if (Files.getFileStore(directory).supportsFileAttributeView("posix")) {
          Files.createFile(secret, OWNER_ONLY); // before there is anything to be read
        }
        Files.write(secret, pair.getPrivate().getEncoded());
      }
      PrivateKey own =
          KeyFactory.getInstance(ALGORITHM)
              .generatePrivate(new PKCS8EncodedKeySpec(Files.readAllBytes(secret)));
      return new Seal(own, Files.readAllBytes(open));
    } catch (GeneralSecurityException broken) {
      throw new IOException("the key in " + directory + " can't be used", broken);
    }
  }

  /** What others know it by, shortened. */
  public String name() {
    return Shelf.hash(shown);
  }

  /** What others know it by. */
  byte[] shown() {
    return shown.clone();
  }

  byte[] sign(byte[] text) {
    try {
      Signature signature = Signature.getInstance(ALGORITHM);
      signature.initSign(own);
      signature.update(text);
      return signature.sign();
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Whether a text was signed by the owner of a key. */
  public static boolean isOf(byte[] shown, byte[] text, byte[] signed) {
    try {
      PublicKey key =
          KeyFactory.getInstance(ALGORITHM).generatePublic(new X509EncodedKeySpec(shown));
      Signature signature = Signature.getInstance(ALGORITHM);
      signature.initVerify(key);
      signature.update(text);
      return signature.verify(signed);
    } catch (GeneralSecurityException none) {
      return false;
    }
  }
}
